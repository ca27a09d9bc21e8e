import type { MetaDescriptor } from 'react-router'

type Page = { title: string; description: string; path: string; hidden?: boolean }

type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** The head of a page; the site's public address comes with the root's data. */
export function pageMeta(
  matches: Matches,
  { title, description, path, hidden }: Page,
): MetaDescriptor[] {
  const root = matches[0]?.loaderData as { siteUrl: string } | undefined
  const head: MetaDescriptor[] = [{ title }, { name: 'description', content: description }]
  if (hidden || !root) return [...head, { name: 'robots', content: 'noindex' }]
  const address = new URL(path, root.siteUrl).href
  return [
    ...head,
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: new URL('/social/home.png', root.siteUrl).href },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
