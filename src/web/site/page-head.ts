import type { MetaDescriptor } from 'react-router'
import type { Crumb } from '../directory/page-entry.ts'

/** What a loader hands to `pageHead` and to `<Breadcrumbs>`; made by `readPage`. */
export type PageHead = {
  title: string
  description: string
  /** Absolute, in the menu's spelling. */
  address: string
  markdown: string
  image: string
  siteName: string
  isArticle?: boolean
  /** Where readers of feeds find what is new here. */
  feed?: string
  crumbs: Crumb[]
  sheet: { number: string; revision: string; changedOn: string }
}

/** Structured data is for those who read the document: the browser neither gets nor draws it. */
const structured = new WeakMap<PageHead, object>()

export function withStructuredData(head: PageHead, data: object): PageHead {
  structured.set(head, data)
  return head
}

/** The head of a page: `export const meta = ({ loaderData }) => pageHead(loaderData?.head)`. */
export function pageHead(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return []
  const { title, description, address, image, siteName, crumbs } = head
  const descriptors: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: head.markdown },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: head.isArticle ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${siteName}: ${crumbs.at(-1)?.label}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (head.feed)
    descriptors.push({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `${siteName} Insights`,
      href: head.feed,
    })
  const data = import.meta.env.SSR && structured.get(head)
  return data ? [...descriptors, { 'script:ld+json': data } as MetaDescriptor] : descriptors
}
