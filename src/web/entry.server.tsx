import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { lookOf } from './directory/brand/brand-of.server.ts'
import { HeadLookContext } from './directory/brand/head-look.tsx'
import { headOf } from './directory/brand/head-of.server.ts'
import { drawOnce } from './draw-once.server.tsx'
import { DrawOnceProvider } from './drawn-once.tsx'
import { TextsProvider } from './i18n.tsx'
import { pageContext } from './page-context.ts'
import type { PageHandle } from './start/page-handle.ts'
import { ServerParts } from './site/server-parts.server.tsx'
import { deferHydration } from './start/defer-hydration.server.ts'

export const streamTimeout = 10_000

/** Renders a page to its last byte: it goes into the page cache, so nothing is gained by streaming. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { site, documents, takes, preview } = context.get(pageContext)
  const isDrawnOnce = import.meta.env.PROD && !preview
  const drawn = await renderToBytes(
    <TextsProvider text={site.text}>
      <DrawOnceProvider value={isDrawnOnce ? drawOnce(site.text) : undefined}>
        <HeadLookContext value={headOf(lookOf(documents))}>
          <ServerParts>
            <ServerRouter context={entry} url={request.url} />
          </ServerParts>
        </HeadLookContext>
      </DrawOnceProvider>
    </TextsProvider>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  takes(import.meta.env.PROD ? deferred(drawn, entry) : drawn)
  return new Response(null, { status, headers })
}

function deferred(html: Buffer<ArrayBuffer>, { staticHandlerContext }: EntryContext) {
  const handles = staticHandlerContext.matches.map(({ route }) => route.handle as PageHandle)
  return deferHydration(html, handles)
}

async function renderToBytes(page: React.ReactNode) {
  const chunks: Buffer[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  await new Promise<void>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        stream.pipe(sink)
        resolve()
      },
      onShellError: reject,
      onError: reject,
    })
  })
  await finished(sink)
  return Buffer.concat(chunks)
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (!request.signal.aborted)
    context.get(pageContext).site.log.error({ err: error }, 'A page could not be rendered')
}
