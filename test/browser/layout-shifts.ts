import type { Page } from 'playwright-core'
import { drawn } from './page-rest.ts'

type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number }
type Noting = Window & { shifts: number[] }

/** From the next page on, how far things move that nobody has moved. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const noting = window as unknown as Noting
    noting.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) noting.shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How far all has moved on this page until now. */
export async function shifted(page: Page): Promise<number> {
  await drawn(page)
  return page.evaluate(() =>
    (window as unknown as Noting).shifts.reduce((sum, one) => sum + one, 0),
  )
}

/** Scrolls through the whole page, screen by screen, each drawn before the next. */
export async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await drawn(page)
  }
}
