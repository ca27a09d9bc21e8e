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

/**
 * Run in the page: notes how long each keystroke takes until the handlers are through, the text stands and the boxes of
 * what is written in are worked out again. The page's editor keeps keys from handlers that come after its own, so there
 * this has to be in place before any script of the page.
 */
export function noteKeystrokes(written: string) {
  const keystrokes: number[] = []
  Object.assign(window, { keystrokes })
  const through = new MessageChannel()
  let pressedAt = 0
  through.port1.onmessage = () => {
    document.querySelector(written)?.getBoundingClientRect()
    keystrokes.push(performance.now() - pressedAt)
  }
  addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true })
  addEventListener('beforeinput', () => through.port2.postMessage(undefined), { capture: true })
}
