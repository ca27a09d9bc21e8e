import sharp from 'sharp'
import { Problem } from '../../platform/problem.ts'

export const mostPixels = 50_000_000

const types: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
}

/** What a file is, judged by its content alone; anything that is no picture, or too large a one, is refused. */
export async function readPicture(path: string) {
  const { format, compression, autoOrient } = await metadataOf(path)
  const type = types[format]
  if (!type || (format === 'heif' && compression !== 'av1'))
    throw new Problem(415, 'Pictures must be JPEG, PNG, WebP, AVIF or GIF.')
  const { width, height } = autoOrient
  if (width * height > mostPixels)
    throw new Problem(413, `A picture has at most ${mostPixels / 1_000_000} million pixels.`)
  return { type, width, height }
}

async function metadataOf(path: string) {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata()
  } catch {
    throw new Problem(415, 'This file is not a picture, or a broken one.')
  }
}
