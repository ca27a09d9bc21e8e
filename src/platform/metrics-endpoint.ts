import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { withTimeBudget } from './db/time-budget.ts'
import { commonRefusals } from './http/common-refusals.ts'
import { refuse } from './http/limits/refusal.ts'
import { createServer } from './node-http.ts'
import { refuseConnection, refuseOdd } from './http/refuse-connection.ts'
import { sayUnfit, unfit } from './http/unfit-request.ts'
import type { Metrics } from './metrics.ts'

const type = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * The figures for who knows the token; without one, nothing is here. Where a caller seems to come
 * from proves nothing: a proxy on this machine may send everybody from 127.0.0.1.
 */
export function serveMetrics(app: FastifyInstance, tell: Metrics, token: string | undefined) {
  app.get('/metrics', { config: { access: 'metrics token' } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (token === undefined) return refuse(request, reply, commonRefusals['address-not-found'])
    if (!knows(token, request.headers)) {
      reply.header('www-authenticate', 'Bearer')
      return refuse(request, reply, commonRefusals['metrics-token-wrong'])
    }
    return reply.type(type).send(await tell())
  })
}

type Port = { host: string; port: number; token: string | undefined }

/** A port of its own, on which the figures are all there is. */
export async function openMetricsPort(
  { host, port, token }: Port,
  tell: Metrics,
  always: Record<string, string>,
) {
  const how = { requestTimeout: 10_000, requireHostHeader: false }
  const server = createServer(how, (request, response) => {
    const refusal = unfit(request)
    if (refusal) return sayUnfit(request, response, always, refusal)
    const say = (status: number, text: string, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, {
          ...always,
          'content-type': type,
          'cache-control': 'no-store',
          ...headers,
        })
        .end(request.method === 'HEAD' ? undefined : text)
    if (request.url?.split('?', 1)[0] !== '/metrics' || !/^(GET|HEAD)$/.test(request.method ?? ''))
      return say(404, 'The figures are at GET /metrics; there is nothing else here.\n')
    if (token !== undefined && !knows(token, request.headers))
      return say(401, 'The metrics need a token.\n', {
        'www-authenticate': 'Bearer',
      })
    withTimeBudget('health', tell).then(
      (text) => say(200, text),
      () => say(503, 'The figures cannot be told now.\n'),
    )
  })
  refuseOdd(server, always, 'GET, HEAD')
  server.on('clientError', (error, socket) => refuseConnection(error, socket as Socket, always))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest()

function knows(token: string, { authorization = '' }: IncomingHttpHeaders): boolean {
  const given = /^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? ''
  return timingSafeEqual(hash(given), hash(token))
}
