import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { encodingFor } from '../../platform/pages/answer.ts'
import { assemble, etagOf, type Page, provide } from '../../platform/pages/page.ts'
import { sendPage } from '../../platform/pages/page-server.ts'
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

  let made: Promise<{ json: Page; page: Page }> | undefined
  async function make() {
    const document = await openApi(app.declaredRoutes, siteUrl)
    const json = readyPage(JSON.stringify(document), {
      'content-type': 'application/json; charset=utf-8',
    })
    const page = readyPage(docsPage(document), {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    })
    return { json, page }
  }
  const describe = () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))

  app.get('/api/docs', forEveryone, async (request, reply) =>
    send((await describe()).page, request, reply),
  )

  app.get('/api/openapi.json', forEveryone, async (request, reply) =>
    send((await describe()).json, request, reply),
  )
}

/** Half a megabyte and a whole one: written out once, and compressed once. */
function readyPage(text: string, own: Record<string, string>): Page {
  const identity = Buffer.from(text)
  const etag = etagOf(identity)
  const headers = { 'cache-control': caching, ...own, etag, vary: 'accept-encoding' }
  return assemble({ status: 200, etag, headers, nouns: new Set() }, { identity })
}

async function send(page: Page, { raw, id }: FastifyRequest, reply: FastifyReply) {
  await provide(page, encodingFor(raw.headers['accept-encoding'] as string | undefined))
  reply.hijack()
  sendPage(raw, reply.raw, page, id)
  return reply
}
