import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export type FormFile = { field?: string; name: string; bytes: Buffer; type?: string }

/** A multipart body, byte by byte as a browser makes it. */
export function multipartBody(
  fields: Record<string, string> | [string, string][],
  files: FormFile[],
) {
  const boundary = `----${randomBytes(12).toString('hex')}`
  const entries = Array.isArray(fields) ? fields : Object.entries(fields)
  const parts: Buffer[] = entries.map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  )
  for (const { field = 'file', name, bytes, type = 'application/octet-stream' } of files) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name.replaceAll('"', '%22')}"\r\ncontent-type: ${type}\r\n\r\n`
    parts.push(Buffer.from(head), bytes, Buffer.from('\r\n'))
  }
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

export const enquiry = {
  name: 'Ananya Iyer',
  email: 'ananya@example.com',
  countryCode: '+91',
  phoneNumber: '98200 00000',
  help: 'We ship mangoes.\nPlease help us with <b>routes</b>.',
  lib_version: '3.2.0',
  service_id: 'foyer',
  template_id: 'foyer',
  user_id: 'foyer',
}

export const application = {
  name: 'Ravi Menon',
  email: 'ravi@example.com',
  coverLetter: 'I test what others\nonly hope for.',
}

export const pdf = (words = 'A life in tests', size = 0): Buffer => {
  const start = `%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog /Title (${words}) >>\nendobj\n`
  const end = 'xref\n0 2\ntrailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'
  const padding = Buffer.alloc(Math.max(0, size - start.length - end.length), '% \n')
  return Buffer.concat([Buffer.from(start, 'latin1'), padding, Buffer.from(end, 'latin1')])
}

const mainTypeOf = (type: string) =>
  `application/vnd.openxmlformats-officedocument.${type}.main+xml`
const mainType = mainTypeOf('wordprocessingml.document')
const types = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`

/** A .docx of these parts; what is not given is as Word would make it. */
export async function docx(parts: Record<string, Buffer | string> = {}, main = mainType) {
  const zip = new ZipFile()
  const all = {
    '[Content_Types].xml': types(main),
    'word/document.xml': '<w:document><w:body><w:p>A life in tests</w:p></w:body></w:document>',
    ...parts,
  }
  for (const [name, content] of Object.entries(all))
    if (content.length > 0) zip.addBuffer(Buffer.from(content as string), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** A presentation of these parts beside those that make it one. */
export const pptx = (parts: Record<string, Buffer | string> = {}) =>
  docx(
    { 'word/document.xml': '', 'ppt/presentation.xml': '<p:presentation/>', ...parts },
    mainTypeOf('presentationml.presentation'),
  )

const sectorSize = 512
const end = 0xfffffffe

/** The first sector of an OLE2 file; what has a mini stream says where its table begins. */
export function ole2Header({ miniTable = end, miniTables = 0 } = {}): Buffer {
  const header = Buffer.alloc(sectorSize)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(miniTable, 60)
  header.writeUInt32LE(miniTables, 64)
  header.writeUInt32LE(end, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  return header
}

/** An OLE2 file with these streams, each of a document's smallest size. */
export function ole2(names: string[], { flags = 0, ident = 0xa5ec } = {}) {
  const streamSectors = 4096 / sectorSize
  const header = ole2Header()
  const table = Buffer.alloc(sectorSize, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  const directorySectors = Math.ceil((names.length + 1) / 4)
  const chain = (first: number, count: number) => {
    for (let index = 0; index < count; index++)
      table.writeUInt32LE(index === count - 1 ? end : first + index + 1, (first + index) * 4)
  }
  chain(1, directorySectors)
  const directory = Buffer.alloc(directorySectors * sectorSize)
  const streams: Buffer[] = []
  ;['Root Entry', ...names].forEach((name, index) => {
    const at = index * 128
    directory.write(name, at, 'utf16le')
    directory.writeUInt16LE(name.length * 2 + 2, at + 64)
    directory.writeUInt8(index === 0 ? 5 : 2, at + 66)
    if (index === 0) return
    const first = 1 + directorySectors + streams.length * streamSectors
    chain(first, streamSectors)
    directory.writeUInt32LE(first, at + 116)
    directory.writeUInt32LE(4096, at + 120)
    const stream = Buffer.alloc(4096)
    if (name === 'WordDocument') {
      stream.writeUInt16LE(ident, 0)
      stream.writeUInt16LE(flags, 10)
    }
    streams.push(stream)
  })
  return Buffer.concat([header, table, directory, ...streams])
}
