import type { BrowserContext, Page, Route } from 'playwright-core'

/** Holds back what is asked for at these addresses, until the function that it returns is called. */
export async function holdBack(
  from: Page | BrowserContext,
  what: string | RegExp,
  goOn = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await from.route(what, async (route) => {
    await promise
    // Nobody waits any more for what was called off, or for what a page that is closed had asked.
    await goOn(route).catch(() => undefined)
  })
  return resolve
}
