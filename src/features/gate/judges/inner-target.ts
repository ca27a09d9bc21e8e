import { decoded } from '../../../platform/words/decoded.ts'

export type Target = {
  /** As it is spelled, without the query and without a slash at its end: visitors are led on from there. */
  path: string
  /** The place on that page, without its #. */
  place: string
}

/** Where a link leads on this site; undefined if it leads elsewhere. */
export function innerTarget(href: string, from: string, siteUrl: string): Target | undefined {
  const home = new URL(siteUrl)
  const url = URL.parse(href, new URL(from, home))
  if (!url || url.origin !== home.origin) return undefined
  const hash = url.hash.slice(1).replace(/:~:.*$/, '')
  const path = decoded(url.pathname)
  return { path: path.replace(/(.)\/+$/, '$1'), place: decoded(hash) }
}
