import { data, redirect, type RouterContextProvider } from 'react-router'
import { pageContext } from '../page-context.ts'
import { type PageHead, withStructuredData } from '../site/page-head.ts'
import { absoluteIn } from './absolute-in.ts'
import { documentsIn } from './sources/documents-in.ts'
import { findEntry } from './find-entry.server.ts'
import { nearestPages } from './find-page.server.ts'
import type { NearPages } from './nearest/near-pages.ts'
import type { PageEntry } from './page-entry.ts'
import { feedAddress } from './feed-address.ts'
import { markdownPath, socialPath } from './social/social-path.ts'
import { inAscii, isPostPath } from './spell-address.ts'
import { structuredData } from './structured-data/structured-data.ts'

type Context = Readonly<RouterContextProvider>

/** Anybody can invent addresses, and each further word is looked for in every spelling. */
const mostWords = 4

/** The path that a visitor sees, whether the document or only its data is asked for, or a preview of it. */
export const pathOf = (request: Request) =>
  new URL(request.url).pathname
    .replace(/^\/preview\/[^/]+/, '')
    .replace(/\/_\.data$|\.data$/, '') || '/'

/** Whether the page itself is asked for, at its public address, and not its data alone. */
export const isDocument = (request: Request) => pathOf(request) === new URL(request.url).pathname

/** The page at the requested address: a 301 for another spelling, a 404 with suggestions for none. */
export async function readPage(request: Request, context: Context) {
  const { standsIn } = context.get(pageContext)
  if (standsIn === 'busy') throw new Response('busy', { status: 503 })
  if (standsIn) throw data([], { status: 404 })
  const path = pathOf(request)
  const found = await findEntry(path, context)
  if (!found) throw await notFoundNear(request, context)
  if ('movedTo' in found) throw redirect(inAscii(found.movedTo), 301)
  return { entry: found.entry, head: headOf(found.entry, context) }
}

/** What a loader throws when there is nothing: status 404 and the nearest addresses. */
export async function notFoundNear(request: Request, context: Context) {
  const path = pathOf(request)
  const posts = isPostPath(path) ? await postsLike(path, context) : []
  if (posts.length > 0) return data(posts, { status: 404 })
  const near = nearestPages(path, documentsIn(context))
  const pages: NearPages = near.map(({ path, title, parents }) => ({
    path,
    title,
    within: parents.at(-1)?.path === '/' ? '' : (parents.at(-1)?.label ?? ''),
  }))
  return data(pages, { status: 404 })
}

/** The posts whose words are most like the first ones of an address. */
async function postsLike(path: string, context: Context): Promise<NearPages> {
  const words = path.slice('/insights/'.length).split(/[^a-z0-9]+/i)
  const first = words.filter(Boolean).slice(0, mostWords).join(' ')
  const found = await context.get(pageContext).site.search.pages(first, 8)
  return found
    .filter(({ kind }) => kind === 'post')
    .slice(0, 3)
    .map(({ path, title, within }) => ({ path, title, within }))
}

export function headOf(entry: PageEntry, context: Context): PageHead {
  const absolute = absoluteIn(context)
  const documents = documentsIn(context)
  const crumbs = [...entry.parents, { label: entry.title, path: entry.path }]
  const head: PageHead = {
    title: entry.metaTitle,
    description: entry.description,
    address: absolute(entry.path),
    markdown: absolute(markdownPath(entry.path)),
    image: absolute(socialPath(entry.path)),
    siteName: documents.company.name,
    isArticle: entry.kind === 'case' || entry.kind === 'post',
    ...(entry.path.startsWith('/insights') ? { feed: absolute(feedAddress()) } : {}),
    crumbs,
    sheet: { number: entry.sheet, revision: entry.revision, changedOn: entry.lastModified },
  }
  return withStructuredData(head, structuredData(entry, crumbs, absolute, documents))
}
