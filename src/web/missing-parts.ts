import type { ClientInstrumentation } from 'react-router'
import { matchRoutes } from 'react-router'

const patience = 120_000

/**
 * Fetches a page's code before the router asks for it. The router answers a missing part with a
 * reload of the page one is on; here the visitor is told instead, and keeps a link that works.
 */
export const missingParts: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(go, { to }) {
        if (typeof to === 'string' && !(await partsArrive(to))) {
          window.dispatchEvent(new CustomEvent('foyer:part-missing', { detail: { href: to } }))
          await new Promise(() => {})
        }
        await go()
      },
    })
  },
}

async function partsArrive(to: string): Promise<boolean> {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window
  const { pathname } = new URL(to, window.location.href)
  const matches = matchRoutes(router?.routes ?? [], pathname) ?? []
  const modules = matches.map(({ route }) => manifest?.routes[route.id ?? '']?.module)
  const arrival = Promise.all(modules.map((module) => module && import(/* @vite-ignore */ module)))
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, patience, false)
  })
  try {
    return await Promise.race([arrival.then(() => true), limit])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
