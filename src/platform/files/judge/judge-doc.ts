import { bytesAt, type JudgedFile } from './judged-file.ts'
import { judgeOffice } from './judge-office.ts'
import { ole2Magic, readOle2 } from './ole2.ts'

const notOne = 'This is not a Word document, though it is named like one.'
const broken = 'This Word document is broken or incomplete. Please save it again.'
const locked = 'This Word document is encrypted. Please send one without a password.'
const programmed = 'This Word document has macros. Please send one without, or a PDF.'
const template =
  'This is a Word template, which may have macros. Please save it as a document, or send a PDF.'

const newer =
  'This Word document is in the newer format. Please change the end of its name to .docx.'
const rich = 'This is rich text, not a Word document. Please save it as .docx, or send a PDF.'

/** The first two bytes of the text: Word 97 and later, Word 6 and 95. */
const word97 = 0xa5ec
const word6 = 0xa5dc

const isTemplate = 0x0001
const isEncrypted = 0x0100

/** Judges an old Word document by its streams; the oldest are wholly in one. */
export async function judgeDoc(judged: JudgedFile): Promise<string | undefined> {
  const magic = await bytesAt(judged, 0, 8)
  if (magic.toString('hex') !== ole2Magic) return judgeMisnamed(judged, magic)
  const file = await readOle2(judged)
  if (!file) return broken
  const names = new Set(file.entries.map(({ name }) => name.toLowerCase()))
  if (names.has('encryptedpackage')) return locked
  if (names.has('macros') || names.has('_vba_project') || names.has('vba')) return programmed
  const words = file.entries.find(({ name, type }) => name === 'WordDocument' && type === 2)
  if (!words) return notOne
  // The file information block: https://learn.microsoft.com/openspecs/office_file_formats/ms-doc (FibBase)
  const head = await file.startOf(words)
  const kind = head.length < 32 ? 0 : head.readUInt16LE(0)
  if ((kind !== word97 && kind !== word6) || !file.isWhole(words)) return broken
  const flags = head.readUInt16LE(10)
  if (flags & isEncrypted) return locked
  // Up to Word 95 macros are in the same stream as the words, and in templates only.
  return kind === word6 && flags & isTemplate ? template : undefined
}

const judgeDocx = judgeOffice('docx')

/** Word opens some of these, too, whatever they are called; who sends one is told what it is. */
async function judgeMisnamed(judged: JudgedFile, magic: Buffer): Promise<string> {
  if (magic.toString('latin1').startsWith('{\\rtf')) return rich
  const isDocx = magic.toString('latin1').startsWith('PK') && !(await judgeDocx(judged))
  return isDocx ? newer : notOne
}
