import { matchRoutes } from 'react-router'

const patience = 120_000

/**
 * Fetches a page's code before the router asks for it. The router answers a missing part with a
 * reload of the page one is on; here the visitor is told instead, and keeps a link that works.
 */
export function tellMissingParts() {
  const router = window.__reactRouterDataRouter
  if (!router) return
  const navigate = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>
  let latest = 0
  addEventListener('popstate', () => {
    latest++
    tell(false)
  })
  router.navigate = async (to: unknown, options?: object) => {
    const turn = ++latest
    const address = typeof to === 'string' ? to : undefined
    const isHere = !address || (await partsArrive(address))
    if (turn !== latest) return
    tell(false)
    if (isHere) return navigate(to, options)
    window.dispatchEvent(new CustomEvent('foyer:part-missing', { detail: { href: address } }))
  }
}

async function partsArrive(to: string): Promise<boolean> {
  const { pathname } = new URL(to, window.location.href)
  const matches = matchRoutes(window.__reactRouterDataRouter?.routes ?? [], pathname) ?? []
  const modules = matches.map(
    ({ route }) => window.__reactRouterManifest?.routes[route.id ?? '']?.module,
  )
  const arrival = Promise.all(modules.map((module) => module && import(/* @vite-ignore */ module)))
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, patience, false)
  })
  tell(true)
  try {
    return await Promise.race([arrival.then(() => true), limit])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

const tell = (isWaiting: boolean) =>
  document.documentElement.toggleAttribute('data-waiting', isWaiting)
