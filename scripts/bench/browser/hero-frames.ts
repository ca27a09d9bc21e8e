import type { Page } from 'playwright-core'
import { openChromium } from '../../provide/open-chromium.ts'
import { startSite } from '../running-site.ts'
import { atMost, median, type Row } from '../table.ts'

/** One is at the mercy of what else the machine does in these twenty seconds. */
const runs = 3
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
  const shares: number[] = []
  for (let run = 0; run < runs; run++) shares.push(await lateShare(page))
  const speed = slower === 1 ? 'at full speed' : `the processor ${slower} times slower`
  console.error(`late frames, ${speed}: ${shares.map((share) => share.toFixed(1)).join(', ')} %`)
  return atMost(
    `Late frames of the hero's change, median of ${runs}, ${speed}`,
    median(shares),
    5,
    '%',
  )
}

async function lateShare(page: Page): Promise<number> {
  const frames: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    frames.push(...(await framesOfChange(page)))
    await page.waitForTimeout(500)
  }
  return (100 * frames.filter((ms) => ms > frameMs).length) / frames.length
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
