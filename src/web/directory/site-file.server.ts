import { redirect } from 'react-router'
import type { Absolute } from './page-entry.ts'
import { listPages } from './list-pages.server.ts'
import { llms } from './llms.ts'
import type { PostSource } from './post-source.ts'
import { recentPosts } from './recent-posts.ts'
import { robots } from './robots.ts'
import { securityText } from './security-text.ts'
import { sitemap, sitemapPart } from './sitemap.ts'

type SiteFile = {
  type: string
  write: (absolute: Absolute, posts?: PostSource) => string | Promise<string>
}

const xml = 'application/xml; charset=utf-8'
const plain = 'text/plain; charset=utf-8'
const mostInLlms = 30

const files: Record<string, SiteFile> = {
  '/sitemap.xml': {
    type: xml,
    write: async (absolute, posts) => sitemap(await listPages(), posts, absolute),
  },
  '/robots.txt': { type: plain, write: robots },
  '/llms.txt': {
    type: plain,
    write: async (absolute, posts) =>
      llms(await listPages(), absolute, posts && (await recentPosts(posts, mostInLlms))),
  },
  '/.well-known/security.txt': {
    type: plain,
    write: (absolute) => securityText(absolute, new Date()),
  },
}

/** A file about the whole site; another spelling of its address leads to the one it is kept under. */
export async function siteFile(
  path: string,
  absolute: Absolute,
  posts?: PostSource,
): Promise<Response> {
  const file = files[path]
  if (file)
    return new Response(await file.write(absolute, posts), {
      headers: { 'content-type': file.type },
    })
  const part = /^\/sitemaps\/([a-z0-9]+)\.xml$/.exec(path)?.[1]
  const sitemaps = part && posts && (await sitemapPart(part, await listPages(), posts, absolute))
  if (sitemaps) return new Response(sitemaps, { headers: { 'content-type': xml } })
  const spelling = decodeURIComponent(path).toLowerCase()
  return spelling in files ? redirect(spelling, 301) : new Response(null, { status: 404 })
}
