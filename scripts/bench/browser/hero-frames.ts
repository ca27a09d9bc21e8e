import type { Page } from 'playwright-core'
import { openChromium } from '../../provide/open-chromium.ts'
import { startSite } from '../running-site.ts'
import { atMost, median, type Row } from '../table.ts'
import { bareHero } from './bare-hero.ts'

/** One is at the mercy of what else the machine does in these twenty seconds. */
const runs = 3
const turns = 10
/** From the press until the last callout of the next system stands. */
const changeMs = 1300
/** A frame of 60 a second, and as much as the browser's own clock strays from it. */
const frameMs = 16.7 + 0.8

/**
 * How many frames of the hero's change come late, with the processor as it is and four times slower; and how many
 * more than on a bare page that moves the same drawings in the same minutes.
 */
export async function measureHeroFrames(): Promise<Row[]> {
  const site = await startSite()
  const browser = await openChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const rows: Row[] = []
    for (const slower of [1, 4]) {
      const hero: number[] = []
      const bare: number[] = []
      for (let run = 0; run < runs; run++) {
        await openHome(page, site.url)
        hero.push(await lateShare(page, slower))
        await openBare(page, site.url)
        bare.push(await lateShare(page, slower))
      }
      const speed = slower === 1 ? 'at full speed' : `the processor ${slower} times slower`
      console.error(`late frames, ${speed}: ${told(hero)} %; of the bare page: ${told(bare)} %`)
      const what = `Late frames of the hero's change, median of ${runs}, ${speed}`
      rows.push(atMost(what, median(hero), 5, '%'))
      rows.push(atMost(`${what}: beyond a bare page's`, median(hero) - median(bare), 2, 'points'))
    }
    return rows
  } finally {
    await browser.close()
    await site.stop()
  }
}

const told = (shares: number[]) => shares.map((share) => share.toFixed(1)).join(', ')

async function openHome(page: Page, url: string) {
  await page.goto(url)
  await page.keyboard.press('Shift')
  // Before the first turn that it makes by itself, all of them stand.
  await page.locator('#home-4 .hero-scene').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** From Home, whose drawings it takes. */
async function openBare(page: Page, url: string) {
  const hrefs = await page
    .locator('.hero-scene use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''))
  const address = `${url}/bare-hero`
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: bareHero(hrefs) }),
  )
  await page.goto(address, { waitUntil: 'networkidle' })
}

async function lateShare(page: Page, slower: number): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const frames: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    frames.push(...(await framesOfChange(page)))
    await page.waitForTimeout(500)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
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
        document.querySelector<HTMLElement>('.carousel-next')!.click()
        requestAnimationFrame(note)
      }),
    changeMs,
  )
}
