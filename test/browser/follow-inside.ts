import type { Page } from 'playwright-core'

type Router = { navigate: (to: string, options: { state: unknown }) => Promise<void> }

/** Goes where a link inside the site would, with what it would hand over. */
export const followInside = (page: Page, path: string, state?: object) =>
  page.evaluate(
    ([to, handed]) => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: Router
      }
      void router.navigate(to, { state: handed })
    },
    [path, state] as const,
  )
