import { Readable } from 'node:stream'
import sharp, { type Sharp } from 'sharp'
import type { Files } from '../../platform/files/files.ts'
import type { CopyFormat, CopyTable } from './media-store.ts'
import { brokenPicture, mostPixels } from './read-picture.ts'

const widths = [320, 640, 960, 1280, 1920]
const formats: CopyFormat[] = ['avif', 'webp']

// One core goes on answering, and nothing of a picture stays in memory when it is ready.
sharp.concurrency(1)
sharp.cache(false)

type Copy = Omit<CopyTable, 'mediaId'>
type Made = { placeholder: string; copies: Copy[] }

/** The widths that a picture is kept in: none wider than itself, and itself if it is small. */
export function copyWidths(width: number): number[] {
  const smaller = widths.filter((each) => each < width)
  return smaller.length === widths.length ? smaller : [...smaller, width]
}

/** Keeps a picture in several widths without what its camera wrote into it; `kept` hears of each file. */
export async function makeCopies(
  files: Files,
  path: string,
  width: number,
  kept: (fileKey: string) => void,
): Promise<Made> {
  const needed = copyWidths(width)
  const widest = await readOnce(path, needed.at(-1)!)
  const copies: Copy[] = []
  for (const each of needed)
    for (const format of formats) {
      const picture = widest().resize({ width: each })
      const bytes = await (
        format === 'avif' ? picture.avif({ quality: 50, effort: 2 }) : picture.webp({ quality: 78 })
      ).toBuffer()
      const { key } = await files.put(Readable.from([bytes]))
      kept(key)
      copies.push({ width: each, format, fileKey: key })
    }
  return { placeholder: await makePlaceholder(widest()), copies }
}

/** Reading a large picture costs the most, so it is read once, as wide as its widest copy. */
export async function readOnce(path: string, width: number): Promise<() => Sharp> {
  const { data, info } = await sharp(path, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw brokenPicture()
    })
  return () => sharp(data, { raw: info })
}

/**
 * So small that it fits into a page: shown, blurred, until the picture is there. It goes on lying
 * behind the picture, so one that can be seen through has none.
 */
async function makePlaceholder(picture: Sharp): Promise<string> {
  const box = { width: 16, height: 64, fit: 'inside', withoutEnlargement: true } as const
  const small = await picture.resize(box).png().toBuffer()
  const { isOpaque } = await sharp(small).stats()
  if (!isOpaque) return ''
  const bytes = await sharp(small).webp({ quality: 80, smartSubsample: true }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
