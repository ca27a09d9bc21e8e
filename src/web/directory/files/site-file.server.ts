import type { Documents } from '../../../features/documents/read/documents.ts'
import { redirect } from 'react-router'
import type { Careers } from '../../../features/jobs/read/careers.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Absolute, PageEntry } from '../page-entry.ts'
import { listedPages } from '../list-pages.server.ts'
import { llms } from './llms.ts'
import type { PostSource } from '../post-source.ts'
import { recentPosts } from '../feeds/recent-posts.ts'
import { robots } from './robots.ts'
import { securityText } from './security-text.ts'
import { sitemap, sitemapPart } from './sitemap.ts'
import { withEmptyList } from '../sources/empty-lists.ts'
import { jobEntry } from '../sources/job-entry.ts'

type Asked = {
  absolute: Absolute
  documents: Documents
  clock: Clock
  posts?: PostSource | undefined
  jobs?: Pick<Careers, 'list'> | undefined
}

type SiteFile = {
  type: string
  write: (asked: Asked, pages: PageEntry[]) => string | Promise<string>
}

const xml = 'application/xml; charset=utf-8'
const plain = 'text/plain; charset=utf-8'
const mostInLlms = 30

const files: Record<string, SiteFile> = {
  '/sitemap.xml': {
    type: xml,
    write: ({ absolute, posts }, pages) => sitemap(pages, posts, absolute),
  },
  '/robots.txt': { type: plain, write: ({ absolute }) => robots(absolute) },
  '/llms.txt': {
    type: plain,
    write: async ({ absolute, documents, posts }, pages) =>
      llms(pages, absolute, documents, posts && (await recentPosts(posts, mostInLlms))),
  },
  '/.well-known/security.txt': {
    type: plain,
    write: ({ absolute, documents, clock }) => securityText(absolute, documents, clock()),
  },
}

async function pagesOf({ documents, posts, jobs }: Asked): Promise<PageEntry[]> {
  const open = await jobs?.list()
  const newest = await posts?.list({ limit: 1 })
  const isEmpty = ({ path }: PageEntry) =>
    path === '/careers' ? open?.length === 0 : newest?.posts.length === 0
  const pages = listedPages(documents).map((entry) =>
    isEmpty(entry) ? withEmptyList(entry, documents) : entry,
  )
  return [...pages, ...(open ?? []).map((job) => jobEntry(job, documents))]
}

/** A file about the whole site; another spelling of its address leads to the one it is kept under. */
export async function siteFile(path: string, asked: Asked): Promise<Response> {
  const { absolute, posts } = asked
  const file = files[path]
  const pages = await pagesOf(asked)
  if (file)
    return new Response(await file.write(asked, pages), {
      headers: { 'content-type': file.type },
    })
  const part = /^\/sitemaps\/([a-z0-9]+)\.xml$/.exec(path)?.[1]
  const sitemaps = part && posts && (await sitemapPart(part, pages, posts, absolute))
  if (sitemaps) return new Response(sitemaps, { headers: { 'content-type': xml } })
  const spelling = decodeURIComponent(path).toLowerCase()
  return spelling in files ? redirect(spelling, 301) : new Response(null, { status: 404 })
}
