import { redirect } from 'react-router'
import type { Careers } from '../../../features/jobs/read/careers.ts'
import type { Absolute, PageEntry } from '../page-entry.ts'
import { listPages } from '../list-pages.server.ts'
import { llms } from './llms.ts'
import type { PostSource } from '../post-source.ts'
import { recentPosts } from '../feeds/recent-posts.ts'
import { robots } from './robots.ts'
import { securityText } from './security-text.ts'
import { sitemap, sitemapPart } from './sitemap.ts'
import { withEmptyList } from '../sources/empty-lists.ts'
import { jobEntry } from '../sources/job-entry.ts'

type SiteFile = {
  type: string
  write: (absolute: Absolute, pages: PageEntry[], posts?: PostSource) => string | Promise<string>
}

const xml = 'application/xml; charset=utf-8'
const plain = 'text/plain; charset=utf-8'
const mostInLlms = 30

const files: Record<string, SiteFile> = {
  '/sitemap.xml': {
    type: xml,
    write: (absolute, pages, posts) => sitemap(pages, posts, absolute),
  },
  '/robots.txt': { type: plain, write: robots },
  '/llms.txt': {
    type: plain,
    write: async (absolute, pages, posts) =>
      llms(pages, absolute, posts && (await recentPosts(posts, mostInLlms))),
  },
  '/.well-known/security.txt': {
    type: plain,
    write: (absolute) => securityText(absolute, new Date()),
  },
}

async function pagesOf(posts?: PostSource, jobs?: Pick<Careers, 'list'>): Promise<PageEntry[]> {
  const open = await jobs?.list()
  const newest = await posts?.list({ limit: 1 })
  const isEmpty = ({ path }: PageEntry) =>
    path === '/careers' ? open?.length === 0 : newest?.posts.length === 0
  const pages = (await listPages()).map((entry) => (isEmpty(entry) ? withEmptyList(entry) : entry))
  return [...pages, ...(open ?? []).map(jobEntry)]
}

/** A file about the whole site; another spelling of its address leads to the one it is kept under. */
export async function siteFile(
  path: string,
  absolute: Absolute,
  posts?: PostSource,
  jobs?: Pick<Careers, 'list'>,
): Promise<Response> {
  const file = files[path]
  const pages = await pagesOf(posts, jobs)
  if (file)
    return new Response(await file.write(absolute, pages, posts), {
      headers: { 'content-type': file.type },
    })
  const part = /^\/sitemaps\/([a-z0-9]+)\.xml$/.exec(path)?.[1]
  const sitemaps = part && posts && (await sitemapPart(part, pages, posts, absolute))
  if (sitemaps) return new Response(sitemaps, { headers: { 'content-type': xml } })
  const spelling = decodeURIComponent(path).toLowerCase()
  return spelling in files ? redirect(spelling, 301) : new Response(null, { status: 404 })
}
