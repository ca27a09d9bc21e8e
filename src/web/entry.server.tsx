import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
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
import type { Marked } from './start/data-apart.server.ts'
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
  const { site, documents, takes, preview, answer, marked } = context.get(pageContext)
  const isDrawnOnce = import.meta.env.PROD && !preview
  const streamCache = await readHandOver(entry)
  const page = () => (
    <TextsProvider text={site.text}>
      <DrawOnceProvider value={isDrawnOnce ? drawOnce(site.text) : undefined}>
        <HeadLookContext value={headOf(lookOf(documents))}>
          <ServerParts>
            <ServerRouter context={handedOver(entry, streamCache)} url={request.url} />
          </ServerParts>
        </HeadLookContext>
      </DrawOnceProvider>
    </TextsProvider>
  )
  const html = inOneGo(page()) ?? inBytes(await asStream(page()))
  // Nothing is to be fetched for the answer to a form, a draft or a page that failed: they are drawn for once.
  const isKept = status === 200 && !answer && !preview
  takes(import.meta.env.PROD ? deferred(html, entry, marked, isKept) : { html: Buffer.from(html) })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

function deferred(
  html: Buffer<ArrayBuffer>,
  { staticHandlerContext }: EntryContext,
  marked: Marked[],
  isKept: boolean,
) {
  const handles = staticHandlerContext.matches.map(({ route }) => route.handle as PageHandle)
  return deferHydration(html, handles, marked, isKept)
}

type StreamCache = NonNullable<NonNullable<EntryContext['renderMeta']>['streamCache']>

/**
 * Reads to its end what the router hands over to the browser, so that no part of the page has to be waited for,
 * and it can be drawn in one go.
 */
async function readHandOver({ serverHandoffStream }: EntryContext): Promise<StreamCache> {
  const handOver = { done: false, value: await text(serverHandoffStream!) }
  const parts = [handOver, { done: true, value: '' }]
  return Object.fromEntries(
    parts.map((result, place) => [place, Object.assign(Promise.resolve(), { result })]),
  )
}

/** Each drawing takes a reader, which has nothing left to read. */
const handedOver = (entry: EntryContext, streamCache: StreamCache): EntryContext => ({
  ...entry,
  renderMeta: { streamCache },
  serverHandoffStream: new ReadableStream(),
})

/** What React writes for a part that it could not draw yet. */
const missingPart = '<!--$!-->'

/** A stream begins with it by itself. */
const doctype = '<!DOCTYPE html>'

/**
 * As one text: as a stream React encodes each tag and attribute by itself, which takes longer than drawing them.
 * Undefined where something has to be waited for, or fails.
 */
function inOneGo(page: React.ReactNode): Buffer<ArrayBuffer> | undefined {
  try {
    const html = renderToString(page)
    // Not put together first: a text in pieces is joined by whoever reads it, and once is enough.
    return html.includes(missingPart) ? undefined : inBytes(html, doctype)
  } catch {
    return undefined
  }
}

/** Waits for the code of parts that are drawn for the first time, and tells why one can't be drawn. */
function asStream(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    })
  })
}

/** Every page is written over the one before: what its parts would take, no collection gives back to the system. */
let sheet: Buffer<ArrayBuffer> = Buffer.alloc(256 * 1024)

/** At most, in UTF-8, of each of a string's units. */
const bytesOfLetter = 3

function inBytes(html: string, before = ''): Buffer<ArrayBuffer> {
  const most = (before.length + html.length) * bytesOfLetter
  if (most > sheet.length) sheet = Buffer.alloc(most * 2)
  const start = sheet.write(before)
  return sheet.subarray(0, start + sheet.write(html, start))
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (!request.signal.aborted)
    context.get(pageContext).site.log.error({ err: error }, 'A page could not be rendered')
}
