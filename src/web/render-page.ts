import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Rendered } from '../platform/pages/page.ts'
import { pageContext, type PostedAnswer, type Site } from './page-context.ts'

/** Renders an address of the site; only the address decides what comes out, unless a form is answered. */
export function pageRenderer(loadBuild: () => Promise<ServerBuild>, site: Site, mode: string) {
  const handle = createRequestHandler(loadBuild, mode)
  return async (address: string, answer?: unknown): Promise<Rendered> => {
    const nouns = new Set<string>()
    const context = new RouterContextProvider()
    context.set(pageContext, {
      site,
      reads: (noun) => nouns.add(noun),
      ...(answer ? { answer: answer as PostedAnswer } : {}),
    })
    const response = await handle(new Request(new URL(address, site.siteUrl)), context)
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
      nouns,
    }
  }
}
