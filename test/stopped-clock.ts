import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The home page, alive, with a clock that goes on only when the test says so. */
export async function openWithStoppedClock(page: Page, open: (path: string) => Promise<void>) {
  const noon = Date.parse('2024-06-03T12:00:00Z')
  await page.clock.install({ time: noon })
  await open('/')
  await page.clock.pauseAt(noon + 60_000)
  // A sign of intent starts React at once; what Home waits for by itself stands still with the clock.
  await page.keyboard.press('Shift')
  await expect.poll(() => page.locator('[data-live]').count()).toBeGreaterThan(0)
  await page.clock.runFor(100)
  const fade = 500
  await page.waitForTimeout(fade)
}
