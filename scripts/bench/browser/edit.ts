import type { Page } from 'playwright-core'
import { owner } from '../../../test/server/owner.ts'
import { openChromium } from '../../provide/open-chromium.ts'
import { startSite } from '../running-site.ts'
import { atMost, type Row } from '../table.ts'
import { noteKeystrokes, workOfKeystrokes } from './work-of-keystrokes.ts'

const openings = 5
const keys = 120

/** A page as its own editor: how soon it is ready after the click, and what a letter costs on a phone. */
export async function measureEdit(): Promise<Row[]> {
  const site = await startSite(undefined, {
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    RATE_LIMIT: 'off',
  })
  const browser = await openChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.addInitScript(noteKeystrokes, 'foyer-words')
    await logIn(page, site.url)
    const ready: number[] = []
    for (let at = 0; at < openings; at++) ready.push(await openHome(page, site.url))
    const times = await typeOnPage(page)
    const work = await workOfKeystrokes(page, keys / 2)
    const share = (of: number, all: number[]) =>
      all.toSorted((a, b) => a - b)[Math.floor(all.length * of)]!
    return [
      atMost(`The editor of Home is ready, median of ${openings}`, share(0.5, ready), 2000, 'ms'),
      atMost(`Typing on the page at 390 px, p95 of ${times.length}`, share(0.95, times), 16, 'ms'),
      atMost('Typing on the page at 390 px, the median', share(0.5, times), 16, 'ms'),
      atMost(
        `Typing on the page at 390 px: work of the main thread, p95 of ${work.length}`,
        share(0.95, work),
        16,
        'ms',
      ),
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function logIn(page: Page, url: string) {
  const answer = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  const { token } = (await answer.json()) as { token: string }
  await page.goto(`${url}/admin`)
  await page.evaluate((stored) => localStorage.setItem('token', stored), token)
}

/** From the click on a link of the desk until words can be pressed. */
async function openHome(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/admin/overview`)
  await page.locator('main h1').waitFor()
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/admin/edit?page=/'
    link.id = 'to-the-editor'
    link.textContent = 'Edit'
    document.querySelector('main')!.prepend(link)
  })
  const began = performance.now()
  await page.locator('#to-the-editor').click()
  await page.locator('iframe[data-shown]').waitFor()
  return performance.now() - began
}

async function typeOnPage(page: Page): Promise<number[]> {
  const frame = page.frameLocator('iframe[data-shown]')
  const words = frame.locator('.leader p.quiet').first()
  await words.scrollIntoViewIfNeeded()
  await words.click()
  await frame.locator('foyer-words').waitFor()
  for (let at = 0; at < keys; at++) {
    await page.keyboard.press('What one types here. '[at % 21]!)
    await page.waitForTimeout(at % 30 === 29 ? 420 : 45)
  }
  return frame.locator('foyer-words').evaluate((element) => {
    const window = element.ownerDocument.defaultView as unknown as { keystrokes: number[] }
    return window.keystrokes
  })
}
