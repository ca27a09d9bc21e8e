import type { Page } from 'playwright-core'
import { openChromium } from '../../provide/open-chromium.ts'
import { startSite } from '../running-site.ts'
import { atMost, median, type Row } from '../table.ts'

const rounds = 9

/** From the press of a link until the next page's heading stands, the pointer having rested on it. */
export async function measureNavigation(): Promise<Row[]> {
  const site = await startSite()
  const browser = await openChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`${site.url}/services/offerings/cloud-adoption`)
    await page.keyboard.press('Shift')
    await page.locator('[data-live]').first().waitFor({ state: 'attached' })
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await follow(page))
    return [atMost('From one service page to the next by link', median(times), 150, 'ms', 0)]
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function follow(page: Page): Promise<number> {
  const link = page.locator('.service-related a').first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const heading = () => document.querySelector('main h1')?.textContent
    const before = heading()
    const watch = () => {
      const pressedAt = performance.now()
      const observer = new MutationObserver(() => {
        if (heading() === before) return
        observer.disconnect()
        requestAnimationFrame(() =>
          Object.assign(window, { shownAfter: performance.now() - pressedAt }),
        )
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    }
    Object.assign(window, { shownAfter: undefined })
    addEventListener('click', watch, { capture: true, once: true })
  })
  await link.hover()
  await page.waitForTimeout(250)
  await link.click()
  const shown = await page.waitForFunction(() => (window as { shownAfter?: number }).shownAfter)
  return (await shown.jsonValue()) as number
}
