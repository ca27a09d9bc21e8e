import { matchRoutes } from 'react-router'

const asked = new Set<string>()

/**
 * Brings the code of a page into the browser's cache before it is needed. React Router's own
 * prefetch reloads the page one is on when a part is missing; this one stays silent (NAV-11).
 */
export function fetchAhead(path: string) {
  const routes = matchRoutes(window.__reactRouterDataRouter?.routes ?? [], path) ?? []
  for (const { route } of routes) {
    const part = window.__reactRouterManifest?.routes[route.id ?? '']?.module
    if (!part || asked.has(part)) continue
    asked.add(part)
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = part
    document.head.append(link)
  }
}
