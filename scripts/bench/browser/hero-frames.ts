import type { Page } from 'playwright-core'
import { openChromium } from '../../provide/open-chromium.ts'
import { startSite } from '../running-site.ts'
import { atMost, type Row } from '../table.ts'

const turns = 10
/** From the press until the last callout of the next system stands. */
const changeMs = 1300
/** A frame of 60 a second, and as much as the browser's own clock strays from it. */
const frameMs = 16.7 + 0.8

/** How many frames of the hero's change come late, with the processor as it is and four times slower. */
export async function measureHeroFrames(): Promise<Row[]> {
  const site = await startSite()
  const browser = await openChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(site.url)
    await page.keyboard.press('Shift')
    await page.locator('[data-live]').first().waitFor({ state: 'attached' })
    const rows: Row[] = []
    for (const slower of [1, 4]) rows.push(await lateFrames(page, slower))
    return rows
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function lateFrames(page: Page, slower: number): Promise<Row> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const frames: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    frames.push(...(await framesOfChange(page)))
    await page.waitForTimeout(500)
  }
  const late = frames.filter((ms) => ms > frameMs).length
  const speed = slower === 1 ? 'at full speed' : `the processor ${slower} times slower`
  const what = `Late frames of the hero's change, of ${frames.length}, ${speed}`
  return atMost(what, (100 * late) / frames.length, 5, '%')
}

/** Noted in the page: a message to it for each frame would be work of its own. */
function framesOfChange(page: Page): Promise<number[]> {
  return page.evaluate(
    (most) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = []
        let last = 0
        let end = 0
        const note = (now: number) => {
          if (last) frames.push(now - last)
          last = now
          end ||= now + most
          if (now < end) requestAnimationFrame(note)
          else resolve(frames)
        }
        document.querySelector<HTMLElement>('.hero .carousel-next')!.click()
        requestAnimationFrame(note)
      }),
    changeMs,
  )
}
