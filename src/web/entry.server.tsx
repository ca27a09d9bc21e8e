import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { lookOf } from './directory/brand/brand-of.server.ts'
import { HeadLookContext } from './directory/brand/head-theme.tsx'
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
  const page = (
    <TextsProvider text={site.text}>
      <DrawOnceProvider value={isDrawnOnce ? drawOnce(site.text) : undefined}>
        <HeadLookContext value={headOf(lookOf(documents))}>
          <ServerParts>
            <ServerRouter context={entry} url={request.url} />
          </ServerParts>
        </HeadLookContext>
      </DrawOnceProvider>
    </TextsProvider>
  )
  const finish = async (html: Buffer<ArrayBuffer>) =>
    import.meta.env.PROD ? deferred(html, entry) : Buffer.from(html)
  takes(await renderToBytes(page, finish))
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

function deferred(html: Buffer<ArrayBuffer>, { staticHandlerContext }: EntryContext) {
  const handles = staticHandlerContext.matches.map(({ route }) => route.handle as PageHandle)
  return deferHydration(html, handles)
}

/** Every page is written over the one before: what its parts would take, no collection gives back to the system. */
let sheet: Buffer<ArrayBuffer> = Buffer.alloc(256 * 1024)

/** At most, in UTF-8, of each of a string's units. */
const bytesOfLetter = 3

async function renderToBytes(
  page: React.ReactNode,
  finish: (html: Buffer<ArrayBuffer>) => Promise<Buffer<ArrayBuffer>>,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        let length = 0
        const sink = new Writable({
          decodeStrings: false,
          // React is never asked to wait: meanwhile another page would be written over this one.
          highWaterMark: Number.MAX_SAFE_INTEGER,
          write(chunk: string | Uint8Array, _encoding, done) {
            const most = length + chunk.length * bytesOfLetter
            if (most > sheet.length) sheet = Buffer.concat([sheet], most * 2)
            if (typeof chunk === 'string') length += sheet.write(chunk, length)
            else {
              sheet.set(chunk, length)
              length += chunk.length
            }
            done()
          },
          final(done) {
            resolve(finish(sheet.subarray(0, length)))
            done()
          },
        })
        stream.pipe(sink)
      },
      onShellError: reject,
      onError: reject,
    })
  })
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (!request.signal.aborted)
    context.get(pageContext).site.log.error({ err: error }, 'A page could not be rendered')
}
