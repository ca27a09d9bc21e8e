import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { currentTimeBudget } from '../platform/db/time-budget.ts'
import type { Documents } from '../features/documents/read/documents.ts'
import type { Rendered } from '../platform/pages/page.ts'
import { withTroubleAs503 } from './trouble-in-pages.ts'
import { dataOfHome } from './start/data-of-home.ts'
import type { Deferred } from './start/defer-hydration.server.ts'
import { pageContext, type PostedAnswer, type Site, type FallbackPage } from './page-context.ts'
import type { Noun } from '../platform/db/tables.ts'

type Asked = {
  answer?: unknown
  standsIn?: FallbackPage
  /** Instead of what is published, and below which path if not at the addresses of the site. */
  preview?: { documents: Documents; base?: string }
}

/** How many editors and shared links keep their routes ready at the same time. */
const mostBases = 12
const ofSite = new Set(['/', '/ desk', '/ files'])

/** Renders an address of the site; only the address decides what comes out, unless a form is answered or it is a preview. */
export function pageRenderer(loadBuild: () => Promise<ServerBuild>, site: Site, mode: string) {
  const handlers = new WeakMap<ServerBuild, Map<string, RequestHandler>>()
  const handlerOf = async (address: string, basename = '/') => {
    const build = await loadBuild()
    const known = handlers.get(build) ?? new Map<string, RequestHandler>()
    handlers.set(build, known)
    const kind = kindOf(address)
    const key = kind ? `${basename} ${kind}` : basename
    // Pass a build, not a function: with a function the router reads all routes again for every request.
    const openHandler = () => {
      const routes = routesFor(kind, build)
      return createRequestHandler(withTroubleAs503({ ...routes, basename }, site.log), mode)
    }
    const handler = known.get(key) ?? openHandler()
    // The one that was asked last stands last; those of the site itself are asked all the time.
    known.delete(key)
    known.set(key, handler)
    for (const [base] of known) if (known.size > mostBases && !ofSite.has(base)) known.delete(base)
    return handler
  }
  return async (address: string, { answer, standsIn, preview }: Asked = {}): Promise<Rendered> => {
    const nouns = new Set<Noun>()
    let drawn: Deferred | undefined
    const documents = preview?.documents ?? (await site.documents.read())
    const context = new RouterContextProvider()
    context.set(pageContext, {
      site,
      documents,
      reads: (noun) => nouns.add(noun),
      takes: (page) => void (drawn = page),
      marked: [],
      standsIn,
      preview,
      ...(answer ? { answer: answer as PostedAnswer } : {}),
    })
    const isData = !preview && address === dataOfHome
    const path = isData ? '/' : address
    const handle = await handlerOf(path, preview?.base)
    const url = new URL((preview?.base ?? '') + path, site.siteUrl)
    const response = await handle(new Request(url), context)
    const body = drawn?.html ?? Buffer.from(await response.arrayBuffer())
    const rendered = {
      status: response.status,
      headers: {
        ...Object.fromEntries(response.headers),
        ...(response.status === 503 ? { 'retry-after': '5' } : {}),
        ...(currentTimeBudget().hadTrouble ? { 'cache-control': 'no-store' } : {}),
      },
      body: preview?.base && drawn ? linkedBelow(preview.base, body) : body,
      nouns,
    }
    return isData && drawn?.data ? withData(rendered, drawn.data) : rendered
  }
}

/** Asked for anew each time, like the page that it belongs to. */
const withData = ({ headers, ...page }: Rendered, data: string): Rendered => ({
  ...page,
  headers: { 'cache-control': 'no-cache', ...headers, 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from(data),
})

const deskLayout = 'admin/desk-layout'

type Kind = 'desk' | 'files' | undefined

/** What is no page has a dot in its address, and so has the data of one. */
function kindOf(address: string): Kind {
  if (address.startsWith('/admin')) return 'desk'
  return /\.|%2e/i.test(address) ? 'files' : undefined
}

/** Every page is compared with, and drawn from, all routes that are there; most are the desk's, or draw nothing. */
function routesFor(kind: Kind, build: ServerBuild): ServerBuild {
  if (kind === 'desk') return build
  const { routes, assets } = build
  const isLeft = ([id, route]: [string, { parentId?: string } | undefined]) => {
    const isDesk = id === deskLayout || route?.parentId === deskLayout
    return !isDesk && (kind === 'files' || routes[id]?.module.default !== undefined)
  }
  const left = <Routes extends ServerBuild['routes'] | ServerBuild['assets']['routes']>(
    all: Routes,
  ) => Object.fromEntries(Object.entries(all).filter(isLeft)) as Routes
  return { ...build, routes: left(routes), assets: { ...assets, routes: left(assets.routes) } }
}

/** Links, and forms that ask by the address; not those that the router has put below the preview already. */
const leadsToPage =
  /(<(?:a\b[^>]*? href|form\b(?![^>]*? method="post")[^>]*? action)=")(\/(?!\/)(?!(?:admin|api|media|assets|locales|social|preview)[/"?#])[^".]*")/g

/** What the server wrote without asking the router leads to pages of the same preview. */
const linkedBelow = (base: string, html: Buffer) =>
  Buffer.from(html.toString().replace(leadsToPage, `$1${base}$2`))
