import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { currentPatience } from '../platform/db/patience.ts'
import type { Rendered } from '../platform/pages/page.ts'
import { withTroubleAs503 } from './trouble-in-pages.ts'
import { pageContext, type PostedAnswer, type Site } from './page-context.ts'
import type { Noun } from '../platform/db/tables.ts'

type Asked = { answer?: unknown; isBusy?: boolean }

/** Renders an address of the site; only the address decides what comes out, unless a form is answered. */
export function pageRenderer(loadBuild: () => Promise<ServerBuild>, site: Site, mode: string) {
  const handlers = new WeakMap<ServerBuild, RequestHandler>()
  const handlerOf = async () => {
    const build = await loadBuild()
    const known = handlers.get(build)
    if (known) return known
    // Given a function, the router would prepare all its routes anew for every request.
    const made = createRequestHandler(withTroubleAs503(build, site.log), mode)
    handlers.set(build, made)
    return made
  }
  return async (address: string, { answer, isBusy = false }: Asked = {}): Promise<Rendered> => {
    const nouns = new Set<Noun>()
    let drawn: Buffer<ArrayBuffer> | undefined
    const documents = await site.documents.read()
    const context = new RouterContextProvider()
    context.set(pageContext, {
      site,
      documents,
      reads: (noun) => nouns.add(noun),
      takes: (html) => void (drawn = html),
      isBusy,
      ...(answer ? { answer: answer as PostedAnswer } : {}),
    })
    const handle = await handlerOf()
    const response = await handle(new Request(new URL(address, site.siteUrl)), context)
    return {
      status: response.status,
      headers: {
        ...Object.fromEntries(response.headers),
        ...(response.status === 503 ? { 'retry-after': '5' } : {}),
        ...(currentPatience().hadTrouble ? { 'cache-control': 'no-store' } : {}),
      },
      body: drawn ?? Buffer.from(await response.arrayBuffer()),
      nouns,
    }
  }
}
