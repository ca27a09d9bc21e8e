import { ole2Header } from './sent-forms.ts'

const sectorSize = 512
const end = 0xfffffffe

type Options = { ident?: number; flags?: number; before?: number; size?: number }

/**
 * An OLE2 file whose text is shorter than 4,096 bytes and so lies in the mini stream, as WPS Office
 * and OpenOffice write one; `before` is how many bytes of another stream lie before it there.
 */
export function shortOle2({ ident = 0xa5ec, flags = 0, before = 192, size = 1500 }: Options = {}) {
  const text = Buffer.alloc(size)
  text.writeUInt16LE(ident, 0)
  text.writeUInt16LE(flags, 10)
  const mini = Buffer.concat([Buffer.alloc(before, 0x31), text])
  const sectors = Math.ceil(mini.length / sectorSize)
  const container = Buffer.concat([mini, Buffer.alloc(sectors * sectorSize - mini.length)])
  const header = ole2Header({ miniTable: 2, miniTables: 1 })
  const table = Buffer.alloc(sectorSize, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  table.writeUInt32LE(end, 4)
  table.writeUInt32LE(end, 8)
  // The mini stream lies from behind to front, so that its order is the table's and not the file's.
  const place = (index: number) => 3 + sectors - 1 - index
  for (let index = 0; index < sectors; index++)
    table.writeUInt32LE(index === sectors - 1 ? end : place(index + 1), place(index) * 4)
  const directory = Buffer.alloc(sectorSize)
  const entry = (at: number, name: string, type: number, start: number, bytes: number) => {
    directory.write(name, at, 'utf16le')
    directory.writeUInt16LE(name.length * 2 + 2, at + 64)
    directory.writeUInt8(type, at + 66)
    directory.writeUInt32LE(start, at + 116)
    directory.writeUInt32LE(bytes, at + 120)
  }
  entry(0, 'Root Entry', 5, place(0), mini.length)
  entry(128, '1Table', 2, 0, before)
  entry(256, 'WordDocument', 2, before / 64, size)
  const laid = Array.from({ length: sectors }, (_, index) =>
    container.subarray((sectors - 1 - index) * sectorSize, (sectors - index) * sectorSize),
  )
  return Buffer.concat([header, table, directory, Buffer.alloc(sectorSize, 0xff), ...laid])
}
