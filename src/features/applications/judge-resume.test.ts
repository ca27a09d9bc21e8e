import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, inject, onTestFinished, test } from 'vitest'
import { restrictedPdfs, secretPdfs } from '../../../test/sent/locked-pdf.ts'
import { shortOle2 } from '../../../test/sent/short-ole2.ts'
import { docx, ole2, pdf } from '../../../test/sent/sent-forms.ts'
import { judgeResume } from './judge-resume.ts'
import { workedMs } from '../../../test/run/worked-ms.ts'

async function judge(name: string, bytes: Buffer) {
  const directory = await mkdtemp(join(inject('scratch'), 'resume-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const path = join(directory, 'held')
  await writeFile(path, bytes)
  const since = process.threadCpuUsage()
  const said = await judgeResume({
    path,
    name,
    size: bytes.length,
    sha256: '',
    release: async () => {},
  })
  expect(workedMs(since)).toBeLessThan(3000)
  return said
}

const part = (bytes: Buffer, at: number) => bytes.subarray(0, Math.floor(bytes.length * at))
const doc = (more: string[] = [], options = {}) =>
  ole2(['WordDocument', '1Table', ...more], options)

test('CAR-6: a PDF, a Word document and an old Word document are taken', async () => {
  expect(await judge('CV.pdf', pdf())).toBeUndefined()
  expect(await judge('CV.PDF', pdf('', 3_000_000))).toBeUndefined()
  expect(await judge('CV.docx', await docx())).toBeUndefined()
  expect(await judge('CV.Doc', doc())).toBeUndefined()
})

test('CAR-6: any other extension is refused, whatever is inside', async () => {
  for (const name of [
    'CV',
    'CV.txt',
    'CV.pdf.exe',
    'CV.docm',
    'CV.rtf',
    'pdf',
    '.pdf',
    'CV.pdf '.trim() + 'x',
  ])
    expect([name, await judge(name, pdf())]).toEqual([
      name,
      'Please attach your CV as .pdf, .doc or .docx.',
    ])
})

test('CAR-6: an empty file is refused', async () => {
  for (const name of ['CV.pdf', 'CV.doc', 'CV.docx'])
    expect(await judge(name, Buffer.alloc(0))).toMatch(/is empty/)
})

test('CAR-6: a .pdf that is a program inside is refused', async () => {
  const program = Buffer.concat([Buffer.from('MZ\x90\0'), pdf()])
  expect(await judge('CV.pdf', program)).toMatch(/not a PDF/)
  expect(await judge('CV.pdf', Buffer.from('\x7fELF'))).toMatch(/not a PDF/)
  expect(await judge('CV.pdf', Buffer.from('<script>alert(1)</script>'))).toMatch(/not a PDF/)
  expect(await judge('CV.pdf', await docx())).toMatch(/not a PDF/)
})

test('CAR-6: a broken, an encrypted and a programmed PDF are refused', async () => {
  expect(await judge('CV.pdf', part(pdf('', 100_000), 0.5))).toMatch(/broken/)
  expect(await judge('CV.pdf', Buffer.from('%PDF-1.7\nnothing\n%%EOF'))).toMatch(/broken/)
  const locked = pdf('x) /Encrypt 5 0 R (')
  expect(await judge('CV.pdf', locked)).toMatch(/encrypted/)
  expect(await judge('CV.pdf', pdf('x) /AA << /S /JavaScript /JS (app.alert(1)) >> ('))).toMatch(
    /program/,
  )
})

test('CAR-6: what the directory of a .docx does not bear out is refused', async () => {
  expect(await judge('CV.docx', Buffer.from('PK\x03\x04 and nothing more'))).toMatch(/broken/)
  expect(await judge('CV.docx', part(await docx(), 0.7))).toMatch(/broken/)
  expect(await judge('CV.docx', pdf())).toMatch(/not a Word document/)
  const zip = await docx({ '[Content_Types].xml': '', 'word/document.xml': '', 'a.txt': 'x' })
  expect(await judge('CV.docx', zip)).toMatch(/not a Word document/)
  const sheet = await docx(
    {},
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  )
  expect(await judge('CV.docx', sheet)).toMatch(/not a Word document/)
})

test('CAR-6: the main part of a .docx is the one that its content types name', async () => {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const named = (part: string) => ({
    '[Content_Types].xml': `<Types><Override ContentType="${main}" PartName="/${part}"/></Types>`,
    'word/document.xml': '',
    'word/document2.xml': '<w:document/>',
  })
  expect(await judge('CV.docx', await docx(named('word/document2.xml')))).toBeUndefined()
  expect(await judge('CV.docx', await docx(named('word/document3.xml')))).toMatch(/not a Word/)
})

test('CAR-6: a .docx with macros is refused, by name and by content type', async () => {
  expect(await judge('CV.docx', await docx({ 'word/vbaProject.bin': 'x' }))).toMatch(/macros/)
  const main = 'application/vnd.ms-word.document.macroEnabled.main+xml'
  expect(await judge('CV.docx', await docx({}, main))).toMatch(/macros/)
  expect(await judge('CV.docx', await docx({ 'word/activeX/activeX1.bin': 'x' }))).toMatch(/macros/)
})

test('CAR-6: a zip bomb is refused, also one whose directory lies', async () => {
  const bomb = await docx({ 'word/media/a.bin': Buffer.alloc(100 * 1024 * 1024) })
  expect(bomb.length).toBeLessThan(1024 * 1024)
  expect(await judge('CV.docx', bomb)).toMatch(/unpacks/)
  const liar = await docx({ 'word/media/a.bin': Buffer.alloc(30 * 1024 * 1024) })
  const entry = liar.lastIndexOf('word/media/a.bin')
  liar.writeUInt32LE(1000, entry - 46 + 24)
  expect(await judge('CV.docx', liar)).toMatch(/broken|unpacks/)
  const many = Object.fromEntries(Array.from({ length: 4100 }, (_, index) => [`a${index}`, 'x']))
  expect(await judge('CV.docx', await docx(many))).toMatch(/unpacks/)
})

test('CAR-6: an encrypted .docx is refused, as Word makes it and as zip does', async () => {
  expect(await judge('CV.docx', ole2(['EncryptedPackage', 'EncryptionInfo']))).toMatch(/encrypted/)
  const zip = await docx()
  const central = zip.indexOf(Buffer.from('504b0102', 'hex'))
  zip.writeUInt16LE(zip.readUInt16LE(central + 8) | 1, central + 8)
  expect(await judge('CV.docx', zip)).toMatch(/encrypted/)
})

test('CAR-6: an old Word file is judged by its streams', async () => {
  expect(await judge('CV.doc', ole2(['Workbook']))).toMatch(/not a Word document/)
  expect(await judge('CV.doc', doc(['Macros']))).toMatch(/macros/)
  expect(await judge('CV.doc', doc(['_VBA_PROJECT']))).toMatch(/macros/)
  expect(await judge('CV.doc', doc([], { flags: 0x0100 }))).toMatch(/encrypted/)
  expect(await judge('CV.doc', doc([], { ident: 0 }))).toMatch(/broken/)
  expect(await judge('CV.doc', doc().subarray(0, 600))).toMatch(/broken/)
  expect(await judge('CV.doc', Buffer.from('MZ\x90\0'))).toMatch(/not a Word document/)
})

test('CAR-6, issue 11.31: a Word document of the other kind is told from one that is none, and from a locked one', async () => {
  expect(await judge('CV.docx', doc())).toMatch(/older format/)
  expect(await judge('CV.docx', ole2(['Workbook']))).toMatch(/not a Word document/)
  expect(await judge('CV.docx', doc().subarray(0, 300))).toMatch(/broken/)
  expect(await judge('CV.doc', await docx())).toMatch(/to \.docx/)
  expect(await judge('CV.doc', await docx({}, 'spreadsheet'))).toMatch(/not a Word document/)
  expect(await judge('CV.doc', Buffer.from('{\\rtf1\\ansi My life}'))).toMatch(/rich text/)
})

test('CAR-6: a short .doc as WPS Office and OpenOffice write it is taken, and judged like any', async () => {
  for (const before of [0, 64, 192, 512, 1984])
    for (const size of [64, 1500, 4095])
      expect([before, size, await judge('CV.doc', shortOle2({ before, size }))]).toEqual([
        before,
        size,
        undefined,
      ])
  expect(await judge('CV.doc', shortOle2({ flags: 0x0100 }))).toMatch(/encrypted/)
  expect(await judge('CV.doc', shortOle2({ ident: 0x1234 }))).toMatch(/broken/)
  const short = shortOle2({ before: 0, size: 4000 })
  for (const cut of [short.length - 512, 2100])
    expect(await judge('CV.doc', short.subarray(0, cut))).toMatch(/broken or incomplete/)
})

test('CAR-6: a document of Word 6 and 95 is taken; its template is told from it', async () => {
  const old = { ident: 0xa5dc }
  expect(await judge('CV.doc', doc([], old))).toBeUndefined()
  expect(await judge('CV.doc', shortOle2(old))).toBeUndefined()
  expect(await judge('CV.doc', doc([], { ...old, flags: 0x0100 }))).toMatch(/encrypted/)
  expect(await judge('CV.doc', doc([], { ...old, flags: 0x0001 }))).toMatch(/template/)
  expect(await judge('CV.doc', doc([], old).subarray(0, 4000))).toMatch(/broken or incomplete/)
})

test.each(restrictedPdfs)(
  'CAR-6: a PDF that opens without a password is taken, though it is encrypted: %s',
  async (_, bytes) => {
    expect(await judge('CV.pdf', bytes)).toBeUndefined()
    // The user's half of the lock belongs to another file: it would ask for a password.
    const other = Buffer.from(bytes.toString('latin1').replace(/(\/U <..)../, '$1a5'), 'latin1')
    expect(await judge('CV.pdf', other)).toMatch(/encrypted. Please send one without a password/)
    const script = bytes.toString('latin1').replace('/Root 1', '/X << /S /JavaScript >> /Root 1')
    expect(await judge('CV.pdf', Buffer.from(script, 'latin1'))).toMatch(/program/)
  },
)

test.each(secretPdfs)('CAR-6: a PDF that asks for a password is refused: %s', async (_, bytes) =>
  expect(await judge('CV.pdf', bytes)).toBe(
    'This PDF is encrypted. Please send one without a password.',
  ),
)

test('CAR-6: the lock of a PDF is found however it is written, and a strange one keeps it locked', async () => {
  const [, bytes] = restrictedPdfs[1]!
  const text = bytes.toString('latin1')
  const change = async (given: string | RegExp, made: string | ((hex: string) => string)) =>
    judge('CV.pdf', Buffer.from(text.replace(given, made as string), 'latin1'))
  const literal = (hex: string) =>
    `(${Buffer.from(hex.slice(1, -1), 'hex')
      .toString('latin1')
      .replace(/[()\\\r]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`)})`
  expect(await change(/<[\da-f]{64}>/g, literal)).toBeUndefined()
  expect(await change('/P -4', '/P 4294967292')).toBeUndefined()
  const [lock] = /<< \/Filter.*?>>(?=\nendobj)/.exec(text)!
  expect(await change('/Encrypt 7 0 R', `/Encrypt${lock}`)).toBeUndefined()
  expect(await change('/Filter /Standard', '/Filter /Adobe.PubSec')).toMatch(/encrypted/)
  for (const broken of ['/R 9', '/R', '/R 3 /U (', '/R 3 << << <<', '/R 3 /O 5 /Length -8'])
    expect([broken, await change('/R 3', broken)]).toEqual([broken, expect.any(String)])
})

test('CAR-6: a directory that runs in a circle comes to an end', async () => {
  const circle = doc()
  circle.writeUInt32LE(1, 512 + 4)
  expect(await judge('CV.doc', circle)).toMatch(/broken/)
})

test('CAR-6: whatever is in a file, judging it ends with a verdict', async () => {
  const whole = {
    pdf: pdf('', 3000),
    docx: await docx(),
    doc: doc(),
    short: shortOle2(),
    locked: restrictedPdfs[2]![1],
  }
  const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 })
  const kinds = fc.constantFrom('pdf', 'docx', 'doc', 'short', 'locked') as fc.Arbitrary<
    keyof typeof whole
  >
  await fc.assert(
    fc.asyncProperty(
      kinds,
      damage,
      fc.double({ min: 0.5, max: 1, noNaN: true }),
      async (kind, hits, cut) => {
        const bytes = Buffer.from(part(whole[kind], cut))
        for (const [at, value] of hits) bytes[at % bytes.length] = value
        const name = { short: 'CV.doc', locked: 'CV.pdf' }[kind as string] ?? `CV.${kind}`
        const said = await judge(name, bytes)
        expect(said === undefined || /^[A-Z].+\.$/.test(said)).toBe(true)
      },
    ),
    { numRuns: 400 },
  )
})
