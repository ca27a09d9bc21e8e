/** Where the social image of a page lies: `/social/work.png`, and `/social/home.png` for `/`. */
export const socialPath = (path: string) => `/social${path === '/' ? '/home' : path}.png`

/** The page whose social image this is. */
export function pageOfSocialPath(address: string): string | undefined {
  const path = /^\/social(\/.+)\.png$/.exec(address)?.[1]
  return path === '/home' ? '/' : path
}

/** Where the image of a page that has moved lies; what is elsewhere has none. */
export const movedSocialPath = (to: string) =>
  to.startsWith('/') ? socialPath(to.replace(/[?#].*$/, '')) : undefined

/** Where a page stands in Markdown: `/work.md`, and `/index.md` for `/`. */
export const markdownPath = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)

/** Where a page has moved to, in Markdown: what is elsewhere stands there as it is. */
export function movedMarkdownPath(to: string): string {
  const [path = '', ...place] = to.split(/(?=#)/)
  return to.startsWith('/') ? markdownPath(path) + place.join('') : to
}
