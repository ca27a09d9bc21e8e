import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { bytesAt, type JudgedFile } from './judged-file.ts'
import { ole2Magic, readOle2 } from './ole2.ts'

type OfficeKind = { a: 'a' | 'an'; what: string; part: string; type: string; old: RegExp }

const office = {
  docx: {
    a: 'a',
    what: 'Word document',
    part: 'word/document.xml',
    type: 'wordprocessingml.document',
    old: /^worddocument$/,
  },
  xlsx: {
    a: 'an',
    what: 'Excel workbook',
    part: 'xl/workbook.xml',
    type: 'spreadsheetml.sheet',
    old: /^(workbook|book)$/,
  },
  pptx: {
    a: 'a',
    what: 'PowerPoint presentation',
    part: 'ppt/presentation.xml',
    type: 'presentationml.presentation',
    old: /^powerpoint document$/,
  },
} satisfies Record<string, OfficeKind>

const sentences = ({ a, what }: OfficeKind) => ({
  notOne: `This is not ${a} ${what}, though it is named like one.`,
  broken: `This ${what} is broken or incomplete. Please save it again.`,
  locked: `This ${what} is encrypted. Please send one without a password.`,
  programmed: `This ${what} has macros. Please send one without, or a PDF.`,
  bomb: `This ${what} unpacks to far more than it should. Please send a PDF.`,
  older: `This ${what} is in an older format than its name says. Please save it again in the new one, or send a PDF.`,
})

const megabyte = 1024 * 1024
const most = { entries: 4000, unpacked: 64 * megabyte, ratio: 200, types: megabyte }
const mainPart = (type: string) => `application/vnd.openxmlformats-officedocument.${type}.main+xml`

/** Judges by the central directory and the content types, then unpacks everything, to nowhere, within limits. */
export const judgeOffice = (kind: keyof typeof office) => (judged: JudgedFile) =>
  judgePackage(judged, office[kind])

async function judgePackage(judged: JudgedFile, kind: OfficeKind): Promise<string | undefined> {
  const { notOne, broken, bomb } = sentences(kind)
  const start = (await bytesAt(judged, 0, 8)).toString('hex')
  if (start === ole2Magic) return judgeOle2(judged, kind)
  if (!start.startsWith('504b0304')) return notOne
  const zip = await openPromise(judged.path, { autoClose: false }).catch(() => undefined)
  if (!zip) return broken
  try {
    return await judgeEntries(zip, judged, kind)
  } catch (error) {
    if (error instanceof Bomb) return bomb
    return broken
  } finally {
    zip.close()
  }
}

/** Office wraps what it encrypts in an OLE2 file, whatever the extension; what it wrote before is one, too. */
async function judgeOle2(judged: JudgedFile, kind: OfficeKind) {
  const { notOne, broken, locked, older } = sentences(kind)
  const file = await readOle2(judged)
  if (!file) return broken
  const names = file.entries.map(({ name }) => name.toLowerCase())
  if (names.includes('encryptedpackage')) return locked
  return names.some((name) => kind.old.test(name)) ? older : notOne
}

class Bomb extends Error {}

async function judgeEntries(zip: ZipFile, { signal, size }: JudgedFile, kind: OfficeKind) {
  const { notOne, broken, locked, programmed, bomb } = sentences(kind)
  if (zip.entryCount > most.entries) return bomb
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    signal.throwIfAborted()
    if (entry.isEncrypted()) return locked
    entries.push(entry)
  }
  const sum = (of: (entry: Entry) => number) => entries.reduce((all, entry) => all + of(entry), 0)
  const isBomb =
    sum(({ uncompressedSize }) => uncompressedSize) > most.unpacked ||
    sum(({ compressedSize }) => compressedSize) > size ||
    entries.some(
      ({ compressedSize, uncompressedSize }) =>
        uncompressedSize > megabyte && uncompressedSize > compressedSize * most.ratio,
    )
  if (isBomb) return bomb
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()))
  if (names.size < entries.length) return broken
  if (entries.some(({ fileName }) => /vba(project|data)|\/activex\//i.test(fileName)))
    return programmed
  const types = entries.find(({ fileName }) => fileName === '[Content_Types].xml')
  if (!types || types.uncompressedSize > most.types) return notOne
  const told = await unpack(zip, types, true)
  if (/macroEnabled|vbaProject/i.test(told)) return programmed
  if (!mainParts(told, kind).some((part) => names.has(part))) return notOne
  for (const entry of entries) {
    signal.throwIfAborted()
    await unpack(zip, entry, false)
  }
  return undefined
}

/** Most call it as everybody does; Office 365 has also written word/document2.xml. */
function mainParts(types: string, { part, type }: OfficeKind): string[] {
  if (!types.includes(mainPart(type))) return []
  const named = (types.match(/<Override\s[^<>]*>/g) ?? [])
    .filter((override) => override.includes(mainPart(type)))
    .map((override) => /PartName\s*=\s*["']\/([^"']+)["']/.exec(override)?.[1]?.toLowerCase())
  return [part, ...named.filter((name) => name !== undefined)]
}

/** A size that the directory gives and the content does not keep breaks the stream off. */
async function unpack(zip: ZipFile, entry: Entry, isWanted: boolean): Promise<string> {
  const stream = await zip.openReadStreamPromise(entry)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most.unpacked) throw new Bomb()
    if (isWanted) chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
