import type { Page } from 'playwright-core'

/** What a keystroke costs the thread of the page, its drawing included, however busy the machine is. */
export async function workOfKeystrokes(page: Page, keys: number): Promise<number[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const work: number[] = []
  for (let at = 0; at < keys; at++) {
    const before = await worked()
    await page.keyboard.press('a')
    await page.waitForTimeout(at % 30 === 29 ? 420 : 45)
    work.push((await worked()) - before)
  }
  return work
}
