import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { type Encoding, encodingFor } from '../../platform/pages/answer.ts'
import { compress } from '../../platform/pages/compression.ts'
import { docsPage, docsStyle } from './docs-page.ts'
import { docsRoutes } from './docs-routes.ts'
import { openApi } from './open-api.ts'

const forEveryone = { config: { access: 'public' } } as const
const caching = 'public, max-age=300'

/** The page that describes every route, and the same for programs. */
export async function docsApi(app: FastifyInstance, { siteUrl }: { siteUrl: string }) {
  describeRoutes(app, docsRoutes)

  const digest = createHash('sha256').update(docsStyle).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; frame-ancestors 'none'`

  let made: Promise<{ json: Compressible; page: Compressible }> | undefined
  async function make() {
    const document = await openApi(app.declaredRoutes, siteUrl)
    return { json: compressible(JSON.stringify(document)), page: compressible(docsPage(document)) }
  }
  const describe = () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))

  app.get('/api/docs', forEveryone, async (request, reply) => {
    const { page } = await describe()
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8')
    return send(request, reply, page)
  })

  app.get('/api/openapi.json', forEveryone, async (request, reply) => {
    const { json } = await describe()
    return send(request, reply.type('application/json; charset=utf-8'), json)
  })
}

type Compressible = (encoding: Encoding) => Promise<Buffer>

/** Half a megabyte and more, compressed once in each encoding that is asked for. */
function compressible(text: string): Compressible {
  const whole = Buffer.from(text)
  const known: Partial<Record<Encoding, Promise<Buffer>>> = {}
  return async (encoding) =>
    encoding === 'identity' ? whole : (known[encoding] ??= compress(whole, encoding, 'quick'))
}

async function send({ headers }: FastifyRequest, reply: FastifyReply, body: Compressible) {
  const encoding = encodingFor(headers['accept-encoding'] as string | undefined)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .headers({ 'cache-control': caching, vary: 'accept-encoding' })
    .send(await body(encoding))
}
