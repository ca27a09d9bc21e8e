import { bytesAt, type JudgedFile } from './judged-file.ts'

export const ole2Magic = 'd0cf11e0a1b11ae1'

const lastSector = 0xfffffffa
const mostDirectorySectors = 1000
const mostTableSectors = 2000
/** What is shorter lies in the mini stream, unless the header says otherwise. */
const usualCutoff = 4096

type Entry = { name: string; type: number; start: number; size: number }
type Next = (sector: number) => number | undefined
type ReadSector = (sector: number) => Promise<Buffer>

type Ole2 = {
  entries: Entry[]
  /** The first bytes of a stream; fewer if the file breaks off before. */
  startOf: (entry: Entry) => Promise<Buffer>
  /** Whether every sector that a stream lies in is there. */
  isWhole: (entry: Entry) => boolean
}

/** Reads the directory of a compound file: https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb */
export async function readOle2(judged: JudgedFile): Promise<Ole2 | undefined> {
  const header = await bytesAt(judged, 0, 512)
  if (header.length < 512) return undefined
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return undefined
  const sectorSize = 1 << shift
  const sectorAt = (sector: number) => bytesAt(judged, (sector + 1) * sectorSize, sectorSize)
  const next = await readTable(header, sectorSize, sectorAt)
  const entries = next && (await readDirectory(header.readUInt32LE(48), next, sectorAt, judged))
  if (!entries) return undefined
  const root = entries.find(({ type }) => type === 5)
  const cutoff = header.readUInt32LE(56) || usualCutoff
  const miniSize = 1 << Math.min(header.readUInt16LE(32), shift)
  /** Where a stream's sectors begin: a short one is a part of the stream that the root names. */
  const placeOf = ({ size, start }: Entry) =>
    size < cutoff
      ? { first: root?.start ?? lastSector, skipped: start * miniSize }
      : { first: start, skipped: 0 }
  return {
    entries,
    async startOf(entry) {
      const { first, skipped } = placeOf(entry)
      const sector = follow(first, Math.floor(skipped / sectorSize), next)
      if (sector === undefined || sector >= lastSector) return Buffer.alloc(0)
      return (await sectorAt(sector)).subarray(skipped % sectorSize)
    },
    isWhole(entry) {
      const { first, skipped } = placeOf(entry)
      let sector: number | undefined = first
      for (let at = 0; at < skipped + entry.size && sector !== undefined; at += sectorSize) {
        if (sector >= lastSector || (sector + 1) * sectorSize >= judged.size) return false
        sector = next(sector)
      }
      return true
    },
  }
}

function follow(first: number, steps: number, next: Next): number | undefined {
  let sector: number | undefined = first
  for (let step = 0; step < steps && sector !== undefined && sector < lastSector; step++)
    sector = next(sector)
  return sector
}

/** Which sector follows which; undefined beyond the 109 sectors of the table that the header lists, some 7 MB. */
async function readTable(
  header: Buffer,
  sectorSize: number,
  sectorAt: ReadSector,
): Promise<Next | undefined> {
  const count = header.readUInt32LE(44)
  if (count === 0 || count > mostTableSectors) return undefined
  const table: Buffer[] = []
  for (let index = 0; index < Math.min(count, 109); index++) {
    const sector = header.readUInt32LE(76 + index * 4)
    const bytes = sector < lastSector ? await sectorAt(sector) : undefined
    if (bytes?.length !== sectorSize) return undefined
    table.push(bytes)
  }
  const all = Buffer.concat(table)
  return (sector) => (sector * 4 + 4 <= all.length ? all.readUInt32LE(sector * 4) : undefined)
}

async function readDirectory(
  first: number,
  next: Next,
  sectorAt: ReadSector,
  { signal }: JudgedFile,
): Promise<Entry[] | undefined> {
  const entries: Entry[] = []
  let sector: number | undefined = first
  for (let count = 0; sector !== undefined && sector < lastSector; count++) {
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
