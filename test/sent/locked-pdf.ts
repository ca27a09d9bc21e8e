import { pdf } from './sent-forms.ts'

/** Encryption dictionaries of one small page, as another program computed them, with the file's identifier. */
const locks = {
  restricted: {
    'RC4 of 40 bits': [
      '0d325f626879cedc212b89a134b08210',
      '<< /Filter /Standard /Length 40 /O <c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab> /P -4 /R 2 /U <34aedaab202afbfaa327b600ba79df807e47b43f4f27b72137ed89dcbee9c515> /V 1 >>',
    ],
    'RC4 of 128 bits': [
      '7f2bf5da046c86c030e5ab3088a27762',
      '<< /Filter /Standard /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -4 /R 3 /U <60bc0e2fe96b454115348856ceb952c00122456a91bae5134273a6db134c87c4> /V 2 >>',
    ],
    'AES of 128 bits': [
      '102047f602bfff89d72a6b8a407d1f7a',
      '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /Filter /Standard /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -4 /R 4 /StmF /StdCF /StrF /StdCF /U <587a0c87a218a947cb6dea0857c188180122456a91bae5134273a6db134c87c4> /V 4 >>',
    ],
    'AES of 128 bits, metadata left open': [
      '3b69d4851c5a2980bea84b0f1724de7f',
      '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /EncryptMetadata false /Filter /Standard /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -4 /R 4 /StmF /StdCF /StrF /StdCF /U <3ae61eb8cc814a41d6475986b533d52e0122456a91bae5134273a6db134c87c4> /V 4 >>',
    ],
    'AES of 256 bits, revision 5': [
      '0b1d76ac6ba1c21075a46ea059f66efa',
      '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <9de85423bfc5c898e122ceb43fe0ec99f571e285cae07a7ad9e441afdf939637ddeda8d4dd3d7725b081b48da7b614d8> /P -4 /R 5 /StmF /StdCF /StrF /StdCF /U <f961c2051fdc88a00dfed6c6df8d1cded099d3b1fee9b31e5b75b2b60492df7e6241fdca95b8a0c7271e5c1cea3d529b> /V 5 >>',
    ],
    'AES of 256 bits': [
      '815e8781f2c1035ebf99801a9f425ccd',
      '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <a62c319f2334256ae65e0ede6676ca72db91a7f18211afd60f208a3bb2d50efe6b5d7553c00ca4cee38c250c8898d6cf> /P -4 /R 6 /StmF /StdCF /StrF /StdCF /U <8839c23353b00c7c8544269c23437dc5ceebbc905a5677a195505cf04c9bdfa27a7e29a228baffeeed2660f5d6ad9cd0> /V 5 >>',
    ],
  },
  secret: {
    'RC4 of 40 bits': [
      'c2a33212bf33198bbb26f926a65aabb9',
      '<< /Filter /Standard /Length 40 /O <92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd> /P -4 /R 2 /U <6becbe0a0a453b4b7da6ec9a959a97c92e0045c81bc25d97c194bb3ec9a0c419> /V 1 >>',
    ],
    'AES of 128 bits': [
      '08b1f21b2af2cbca52ce7893f947e3b3',
      '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /Filter /Standard /Length 128 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /P -4 /R 4 /StmF /StdCF /StrF /StdCF /U <bd9f011a388414d4bd4bf0c27d9900440122456a91bae5134273a6db134c87c4> /V 4 >>',
    ],
    'AES of 256 bits': [
      '568dce5d172a6ed59b0c88149c9b4e4a',
      '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <9a6c2d0c824536d45cf73d278c5f082e94c00f026cbef46daa7635f31e290e764c9c88060bbdf86081c4f7d50183ec5b> /P -4 /R 6 /StmF /StdCF /StrF /StdCF /U <199a38525a754826b6dfb2f2d084fff41c8ba3f8ec9b160d70a29c417ae21628d8026325a0a94a059443e4872ca6bbb1> /V 5 >>',
    ],
  },
} as const

/** PDFs that anybody can open but not change, by how they are encrypted, and such that ask for a password. */
export const restrictedPdfs = Object.entries(locks.restricted).map(pdfOf)
export const secretPdfs = Object.entries(locks.secret).map(pdfOf)

function pdfOf([name, [id, lock]]: [string, readonly [string, string]]): [string, Buffer] {
  const text = pdf().toString('latin1')
  const start = text.replace('xref\n', `7 0 obj\n${lock}\nendobj\nxref\n`)
  const trailer = `/Root 1 0 R /ID [<${id}><${id}>] /Encrypt 7 0 R`
  return [name, Buffer.from(start.replace('/Root 1 0 R', trailer), 'latin1')]
}
