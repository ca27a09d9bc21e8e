/** The page of the site that an address of the frame names; a part of this page as '#part'; nothing elsewhere. */
export function pageOf(address: string, base: string): string | undefined {
  const url = URL.parse(address, `${location.origin}${base}/`)
  if (!url || url.origin !== location.origin || !/^https?:$/.test(url.protocol)) return undefined
  if (address.startsWith('#')) return address
  const path = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : url.pathname
  const isPage = url.pathname === base || url.pathname.startsWith(`${base}/`)
  if (!isPage && /^\/(api|admin|media|assets)\b/.test(url.pathname)) return undefined
  return (url.pathname === base ? '/' : path) + url.search
}

/** Where a link of the frame leads; to a part of its own page as '#part'. */
export function addressIn(link: Element): string {
  const address = link.getAttribute('href') ?? ''
  const here = link.ownerDocument.location
  const to = URL.parse(address, here.href)
  const isHere = to?.pathname === here.pathname && to.search === here.search
  return isHere && to.hash ? to.hash : address
}
