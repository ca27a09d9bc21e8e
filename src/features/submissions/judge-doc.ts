import { bytesAt, type JudgedFile } from './judged-file.ts'

const notOne = 'This is not a Word document, though it is named like one.'
const broken = 'This Word document is broken or incomplete. Please save it again.'
const locked = 'This Word document is encrypted. Please send one without a password.'
const programmed = 'This Word document has macros. Please send one without, or a PDF.'

const magic = 'd0cf11e0a1b11ae1'
const lastSector = 0xfffffffa
const mostDirectorySectors = 1000
const mostTableSectors = 2000

type Entry = { name: string; type: number; start: number; size: number }

/** Reads the directory of an OLE2 file: https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb */
export async function judgeDoc(judged: JudgedFile): Promise<string | undefined> {
  const header = await bytesAt(judged, 0, 512)
  if (header.toString('hex', 0, 8) !== magic) return notOne
  if (header.length < 512) return broken
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return broken
  const sectorSize = 1 << shift
  const sectorAt = (sector: number) => bytesAt(judged, (sector + 1) * sectorSize, sectorSize)
  const table = await readTable(header, sectorSize, sectorAt)
  const entries = table && (await readDirectory(header.readUInt32LE(48), table, sectorAt, judged))
  if (!entries) return broken
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  if (names.has('encryptedpackage')) return locked
  if (names.has('macros') || names.has('_vba_project') || names.has('vba')) return programmed
  const words = entries.find(({ name, type }) => name === 'WordDocument' && type === 2)
  if (!words) return notOne
  if (words.size < 4096 || words.start >= lastSector) return broken
  const head = await sectorAt(words.start)
  // The file information block: https://learn.microsoft.com/openspecs/office_file_formats/ms-doc (FibBase)
  if (head.length < 32 || head.readUInt16LE(0) !== 0xa5ec) return broken
  return head.readUInt16LE(10) & 0x0100 ? locked : undefined
}

type ReadSector = (sector: number) => Promise<Buffer>

async function readTable(header: Buffer, sectorSize: number, sectorAt: ReadSector) {
  const count = header.readUInt32LE(44)
  if (count === 0 || count > mostTableSectors) return undefined
  const table: Buffer[] = []
  // A file under 10 MB needs none beyond the 109 that the header lists, unless its sectors are tiny.
  for (let index = 0; index < Math.min(count, 109); index++) {
    const sector = header.readUInt32LE(76 + index * 4)
    const bytes = sector < lastSector ? await sectorAt(sector) : undefined
    if (bytes?.length !== sectorSize) return undefined
    table.push(bytes)
  }
  const all = Buffer.concat(table)
  return (sector: number) =>
    sector * 4 + 4 <= all.length ? all.readUInt32LE(sector * 4) : lastSector
}

async function readDirectory(
  first: number,
  next: (sector: number) => number,
  sectorAt: ReadSector,
  { signal }: JudgedFile,
): Promise<Entry[] | undefined> {
  const entries: Entry[] = []
  let sector = first
  for (let count = 0; sector < lastSector; count++) {
    signal.throwIfAborted()
    if (count === mostDirectorySectors) return undefined
    const bytes = await sectorAt(sector)
    for (let at = 0; at + 128 <= bytes.length; at += 128) {
      const nameBytes = bytes.readUInt16LE(at + 64)
      if (nameBytes < 2 || nameBytes > 64) continue
      entries.push({
        name: bytes.toString('utf16le', at, at + nameBytes - 2),
        type: bytes.readUInt8(at + 66),
        start: bytes.readUInt32LE(at + 116),
        size: bytes.readUInt32LE(at + 120),
      })
    }
    sector = next(sector)
  }
  return entries.length > 0 ? entries : undefined
}
