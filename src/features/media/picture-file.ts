import { buffer } from 'node:stream/consumers'
import type { Ctx } from '../../platform/ctx.ts'
import { copyAt, type CopyFormat } from './media-store.ts'

/** The bytes of a copy by its address; nothing for what is no copy of ours, or is there no more. */
export type PictureFile = (address: string) => Promise<Buffer | undefined>

export const pictureFileIn =
  ({ db, pictures }: Pick<Ctx, 'db' | 'pictures'>): PictureFile =>
  async (address) => {
    const [, id, width, format] =
      /^\/media\/([\w-]{16})\/(\d{1,5})\.(avif|webp)$/.exec(address) ?? []
    if (!id) return undefined
    const copy = await copyAt(db, id, Number(width), format as CopyFormat)
    const file = copy && (await pictures.read(copy.fileKey))
    return file && buffer(file.stream)
  }
