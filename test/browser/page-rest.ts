import type { Locator, Page } from 'playwright-core'

/**
 * Waits until the page has drawn two frames: its handlers, effects and observers have run, and what
 * they changed has been drawn, too. A stopped clock does not stop frames.
 */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise<void>((resolve) => {
        const watch = new IntersectionObserver(() => {
          watch.disconnect()
          resolve()
        })
        watch.observe(document.documentElement)
      })
  })

/** Waits until the page no longer scrolls. */
export const scrolledOut = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let place = scrollY
    for (let still = 0; still < 10; still++) {
      await frame()
      if (scrollY !== place) still = 0
      place = scrollY
    }
  })

/** Waits until what the element shows by itself, fading in or out, has ended. */
export const fadedOut = (element: Locator) =>
  element.evaluate(async (box) => {
    await Promise.allSettled(box.getAnimations().map((one) => one.finished))
  })

/** Until no posts are on their way to Insights any more and nothing has moved for thirty frames. */
export const comesToRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let calm = 0
        let before = ''
        const look = () => {
          const isBusy = document.querySelector('.blog-cards[aria-busy="true"]') !== null
          const now = `${scrollY} ${document.documentElement.scrollHeight}`
          calm = isBusy || now !== before ? 0 : calm + 1
          before = now
          if (calm > 30) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
