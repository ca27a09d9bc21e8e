import type { Ctx } from '../../../platform/ctx.ts'
import type { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { ZipFile } from 'yazl'
import type { exportPerson } from './personal-data.ts'

type Told = Awaited<ReturnType<typeof exportPerson>>

/** `person.json` and every file, as the command puts them into a folder; each file is read when its turn comes. */
export function packPerson(
  { files }: Pick<Ctx, 'files'>,
  email: string,
  { files: attachments, ...told }: Told,
): Readable {
  const zip = new ZipFile()
  const text = `${JSON.stringify({ email, ...told }, null, 2)}\n`
  zip.addBuffer(Buffer.from(text), 'person.json')
  const open = async (fileKey: string) => {
    const file = await files.read(fileKey)
    if (!file) throw new Error(`The file ${fileKey} of somebody is missing.`)
    return file.stream
  }
  for (const { id, fileKey, name } of attachments)
    zip.addReadStreamLazy(
      `files/${id}-${name}`,
      callbackify(() => open(fileKey)),
    )
  zip.on('error', (error: Error) => zip.outputStream.destroy(error))
  zip.end()
  return zip.outputStream
}
