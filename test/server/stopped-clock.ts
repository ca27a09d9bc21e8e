import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { drawn, fadedOut } from '../browser/page-rest.ts'

const noon = Date.parse('2024-06-03T12:00:00Z')

/** Pages opened from now on have a clock that can be run forward and stopped. */
export const installClock = (page: Page) => page.clock.install({ time: noon })

/** From now on the page's clock goes on only when the test says so. */
export const stopClock = (page: Page) => page.clock.pauseAt(noon + 60_000)

/** The home page, alive, with a stopped clock. */
export async function openWithStoppedClock(page: Page, open: (path: string) => Promise<void>) {
  await installClock(page)
  await open('/')
  await stopClock(page)
  // A sign of intent starts React at once; what Home waits for by itself stands still with the clock.
  await page.keyboard.press('Shift')
  await expect.poll(() => page.locator('[data-live]').count()).toBeGreaterThan(0)
  await page.clock.runFor(100)
  await fadedOut(page.locator('.carousel-track'))
  await drawn(page)
}
