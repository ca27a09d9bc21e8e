import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isBusy } from '../http/close-after-refusal.ts'
import { commonRefusals } from '../http/common-refusals.ts'
import { Busy } from '../line/fair-queue.ts'
import { isApi, refuse } from '../http/limits/refusal.ts'
import { nextRequestId } from '../http/request-id.ts'
import { type Answer, choose, encodingFor } from './answer.ts'
import { readsMarkdown, twinOf } from './markdown-twin.ts'
import { pageAddress, type QueryKey } from './page-address.ts'
import type { PageCache } from './page-cache.ts'
import type { Page } from './page.ts'

export type PageServer = {
  cache: PageCache
  /** A page may be old by the time alone. */
  lookAtClock?: () => void
  /** The one spelling of an address under which a page is rendered and kept. */
  spell?: (address: string) => Promise<string>
  /** Whom the request counts as in the queue. */
  asker?: (request: FastifyRequest) => string
  /** The page shown when the queue is full. */
  busy?: (address: string, isForPerson: boolean) => Page | undefined
  /** The page shown for a malformed address. */
  malformed?: () => Page | undefined
  assets: Pick<Map<string, Page>, 'get'>
  queryKeys: readonly QueryKey[]
  /** Hears of each page that a visitor asked for and that isn't there. Such a page is never kept ready. */
  missed?: (address: string) => void
  served: { assets: number; pages: number }
}

type Wanted = {
  path: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  inMarkdown?: boolean
}

/** What can be answered at once: a cached page or a file of the build, in the encoding that is asked for. */
export function ready(
  pageServer: PageServer,
  { path: url, acceptEncoding, ifNoneMatch, inMarkdown = false }: Wanted,
): Answer | undefined {
  pageServer.lookAtClock?.()
  const twin = inMarkdown || url.endsWith('.md') ? twinOf(url, inMarkdown) : undefined
  const page = pageServer.cache.ready(twin ?? url)
  const mark = url.indexOf('?')
  const found = page ?? pageServer.assets.get(mark < 0 ? url : url.slice(0, mark))
  const answer = found && choose(found, acceptEncoding, ifNoneMatch)
  // Whoever gets none is answered as if nothing had been ready.
  if (answer) pageServer.served[page ? 'pages' : 'assets']++
  return answer
}

/** Answers what is ready without any framework in between. */
export function shortcut(
  pageServer: PageServer,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const { accept, 'accept-encoding': encodings, 'if-none-match': ifNoneMatch } = request.headers
  const answer = ready(pageServer, {
    path: request.url ?? '/',
    acceptEncoding: encodings as string | undefined,
    ifNoneMatch,
    inMarkdown: readsMarkdown(accept),
  })
  if (answer) send(request, response, answer, nextRequestId())
  return answer !== undefined
}

const answerOf = (page: Page, { headers }: IncomingMessage) =>
  choose(page, headers['accept-encoding'] as string | undefined, headers['if-none-match'])

/** Every address that nothing else answers is a page, except below /api. */
export function registerPages(app: FastifyInstance, pageServer: PageServer) {
  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    if (isApi(request.url)) return reply.callNotFound()
    const asked = pageAddress(request.url, pageServer.queryKeys)
    if (asked.kind === 'broken') {
      const isAnswered = asked.status === 400 && answerMalformed(pageServer, request, reply)
      return isAnswered ? reply : refuse(request, reply, malformed(asked))
    }
    if (asked.kind === 'moved') return reply.redirect(asked.to, 301)
    const page = await pageAt(pageServer, asked.address, request).catch((error: unknown) => {
      const busy = error instanceof Busy && pageServer.busy?.(asked.address, isForPerson(request))
      if (!busy) throw error
      return busy
    })
    if (page.status === 404 && request.method === 'GET') pageServer.missed?.(request.url)
    reply.hijack()
    sendPage(request.raw, reply.raw, page, request.id)
    return reply
  })
}

/** Whether a person asked, whom a page in the frame can answer. */
export function answerMalformed(
  { malformed }: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const page = !isApi(request.url) && isForPerson(request) ? malformed?.() : undefined
  if (!page) return false
  reply.hijack()
  sendPage(request.raw, reply.raw, page, request.id)
  return true
}

const malformed = ({ status, why: message }: { status: 400 | 414; why: string }) => ({
  ...commonRefusals[status === 414 ? 'address-too-long' : 'address-malformed'],
  message,
})

const isForPerson = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false

/** In Markdown where that is asked for and there is any, else as the page it is. */
async function pageAt({ cache, spell, asker }: PageServer, asked: string, request: FastifyRequest) {
  const { headers } = request
  const who = asker?.(request)
  const address = spell ? await spell(asked) : asked
  const encoding = encodingFor(headers['accept-encoding'] as string | undefined)
  const twin = twinOf(address, readsMarkdown(headers.accept))
  if (!twin) return cache.get(address, encoding, who)
  const page = await cache.get(twin, encoding, who)
  const isNamed = twinOf(address) !== undefined
  return page.status < (isNamed ? 400 : 300) ? page : cache.get(address, encoding, who)
}

export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  id: string,
) {
  send(request, response, answerOf(page, request) ?? page.answers.identity, id)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
  id: string,
) {
  const ending = isBusy(status) ? ['connection', 'close'] : []
  response.writeHead(status, [...headers, ...ending, 'x-request-id', id])
  response.end(request.method === 'HEAD' ? undefined : body)
}
