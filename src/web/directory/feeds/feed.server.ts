import type { Company } from '../../../features/documents/read/documents.ts'
import { decodeText, escapeText, openingOf } from '../../../features/posts/sanitize/plain-text.ts'
import type { Post } from '../../../features/posts/post-schema.ts'
import { escapeDescription, escapeXml } from './escape-xml.ts'
import { feedAddress, jsonFeedAddress } from '../feed-address.ts'
import type { Absolute } from '../page-entry.ts'
import { changedAt, descriptionOf, postPath } from '../sources/post-entry.ts'

type Feed = {
  posts: Post[]
  category?: string | undefined
  absolute: Absolute
  company: Company
}

export const mostInFeed = 20

const titleOf = (company: Company, category?: string) =>
  category ? `${company.name} Insights: ${category}` : `${company.name} Insights`

/** Content for readers elsewhere: every address in it is whole. */
function contentFor(post: Post, absolute: Absolute): string {
  const here = absolute(postPath(post))
  return post.content.replace(/ (href|src)="([^"]*)"/g, (_, name: string, value: string) => {
    const address = URL.canParse(decodeText(value), here)
      ? new URL(decodeText(value), here).href
      : ''
    return ` ${name}="${escapeText(address)}"`
  })
}

/** https://www.rssboard.org/rss-specification */
export function rss({ posts, category, absolute, company }: Feed): string {
  const changed = posts.map(changedAt).toSorted().at(-1)
  const self = absolute(feedAddress(category))
  const home = absolute('/insights')
  const link = category ? `${home}?category=${encodeURIComponent(category)}` : home
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(titleOf(company, category))}</title>
<link>${escapeXml(link)}</link>
<description>${escapeXml(company.description)}</description>
<language>en</language>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${changed ? `<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>\n` : ''}${posts.map((post) => item(post, absolute, company)).join('\n')}
</channel>
</rss>
`
}

const item = (post: Post, absolute: Absolute, company: Company) => `<item>
<title>${escapeXml(post.title)}</title>
<link>${escapeXml(absolute(postPath(post)))}</link>
<guid isPermaLink="false">${escapeXml(post.key)}</guid>
${post.publishedAt && `<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>\n`}<dc:creator>${escapeXml(post.authorName || company.name)}</dc:creator>
<category>${escapeXml(post.category)}</category>
<description>${escapeDescription(descriptionOf(post, openingOf(post.content)))}</description>
<content:encoded>${escapeXml(contentFor(post, absolute))}</content:encoded>
</item>`

/** https://www.jsonfeed.org/version/1.1/ */
export const jsonFeed = ({ posts, absolute, company }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(company),
    home_page_url: absolute('/insights'),
    feed_url: absolute(jsonFeedAddress),
    description: company.description,
    language: 'en',
    items: posts.map((post) => ({
      id: post.key,
      url: absolute(postPath(post)),
      title: post.title,
      content_html: contentFor(post, absolute),
      summary: descriptionOf(post, openingOf(post.content)),
      ...(post.thumbnail ? { image: absolute(post.thumbnail) } : {}),
      date_published: post.publishedAt || undefined,
      date_modified: changedAt(post) || undefined,
      authors: [{ name: post.authorName || company.name }],
      tags: [post.category],
      language: 'en',
    })),
  })
