import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { Files } from '../../platform/files/files.ts'
import { Problem } from '../../platform/problem.ts'
import type { CopyFormat, CopyTable } from './media-store.ts'
import { mostPixels } from './read-picture.ts'

const widths = [320, 640, 960, 1280, 1920]
const formats: CopyFormat[] = ['avif', 'webp']

const open = (path: string) => sharp(path, { limitInputPixels: mostPixels }).autoOrient()

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
): Promise<Omit<CopyTable, 'mediaId'>[]> {
  const copies: Omit<CopyTable, 'mediaId'>[] = []
  for (const each of copyWidths(width))
    for (const format of formats) {
      const picture = open(path).resize({ width: each })
      const bytes = await (
        format === 'avif' ? picture.avif({ quality: 50, effort: 2 }) : picture.webp({ quality: 78 })
      )
        .toBuffer()
        .catch(() => {
          throw new Problem(415, 'This picture is broken and cannot be shown.')
        })
      const { key } = await files.put(Readable.from([bytes]))
      kept(key)
      copies.push({ width: each, format, fileKey: key })
    }
  return copies
}

/**
 * So small that it fits into a page: shown, blurred, until the picture is there. It goes on lying
 * behind the picture, so one that can be seen through has none.
 */
export async function makePlaceholder(path: string): Promise<string> {
  const small = await open(path).resize({ width: 16 }).png().toBuffer()
  const { isOpaque } = await sharp(small).stats()
  if (!isOpaque) return ''
  const bytes = await sharp(small).webp({ quality: 80, smartSubsample: true }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
