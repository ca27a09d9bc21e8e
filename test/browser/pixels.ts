import type { Page } from 'playwright-core'
import sharp from 'sharp'

export type Box = { x: number; y: number; width: number; height: number }

/** What a browser drew of a part of its window, pixel by pixel. */
export async function pixelsOf(page: Page, clip: Box) {
  const shot = await page.screenshot({ clip, animations: 'disabled' })
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const at = (x: number, y: number) => data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)
  return { width, height, at }
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>

/** Row by row, where along it the two differ. */
export const changedRows = (before: Pixels, after: Pixels): number[][] =>
  Array.from({ length: before.height }, (_, y) =>
    Array.from({ length: before.width }, (_, x) => x).filter(
      (x) => !before.at(x, y).equals(after.at(x, y)),
    ),
  )
