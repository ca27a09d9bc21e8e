import { matchRoutes } from 'react-router'

const dwell = 60

const asked = new Set<string>()
let latest = ''
let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Brings a page's code and, for a pointer that stays, its data into the browser's cache before they
 * are needed. React Router's own prefetch reloads the page one is on when a part is missing; this
 * one stays silent (NAV-11).
 */
export function fetchAhead(path: string) {
  const { pathname, search } = new URL(path, location.href)
  const routes = matchRoutes(window.__reactRouterDataRouter?.routes ?? [], pathname) ?? []
  const manifest = window.__reactRouterManifest?.routes ?? {}
  for (const { route } of routes) {
    const part = manifest[route.id ?? '']?.module
    if (!part || asked.has(part)) continue
    asked.add(part)
    bring(part)
  }
  clearTimeout(waiting)
  const page = routes.at(-1)?.route.id ?? ''
  if (manifest[page]?.hasLoader && pathname !== location.pathname)
    waiting = setTimeout(bringData, dwell, pathname, search, page)
}

/** The address that the router will ask: the frame and the root never load again. */
function bringData(pathname: string, search: string, page: string) {
  const query = new URLSearchParams(search)
  query.set('_routes', page)
  const address = `${pathname === '/' ? '/_' : pathname}.data?${query}`
  if (address === latest) return
  latest = address
  bring(address, 'fetch')
}

function bring(href: string, as = '') {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'prefetch', href, as })
  link.onload = () => link.remove()
  document.head.append(link)
}
