import { open } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import { Problem } from '../../platform/problem.ts'
import { mediaRefusals } from './media-refusals.ts'

export const mostPixels = 50_000_000

/** Four channels of one byte each: what 16 bits a channel take is counted too. */
const mostBytesUnpacked = 4 * mostPixels

/** https://developers.google.com/speed/webp/faq#what_is_the_maximum_size_a_webp_image_can_be */
const longestSide = 16_383
const widestCopy = 1920

const types: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
}

/** What a file is, judged by its content alone; anything that is no picture, or too large a one, is refused. */
export async function readPicture(path: string) {
  const about = await metadataOf(path)
  const type = types[about.format]
  if (!type || (about.format === 'heif' && about.compression !== 'av1'))
    throw new Problem(mediaRefusals['picture-type-unknown'])
  const { width, height } = about.autoOrient
  refuseLarge(about)
  if (height * Math.min(1, widestCopy / width) > longestSide)
    throw new Problem(mediaRefusals['picture-too-high'])
  return { type, width, height }
}

function refuseLarge({ width, height, channels, depth }: Metadata) {
  if (width * height > mostPixels) throw new Problem(mediaRefusals['picture-too-many-pixels'])
  if (width * height * channels * (depth === 'ushort' ? 2 : 1) > mostBytesUnpacked)
    throw new Problem(mediaRefusals['picture-too-deep'])
}

const beginnings = /^(89504e470d0a1a0a|ffd8ff|47494638|52494646.{8}57454250|.{8}6674797061766966)/

/** A picture that begins as one and breaks off is not taken for something else. */
async function metadataOf(path: string) {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata()
  } catch {
    const file = await open(path, 'r')
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0)
    await file.close()
    if (beginnings.test(buffer.toString('hex', 0, bytesRead))) throw brokenPicture()
    throw new Problem(mediaRefusals['not-a-picture'])
  }
}

export const brokenPicture = () => new Problem(mediaRefusals['picture-broken'])
