import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { describeRoutes } from '../../platform/http/route-schema.ts'
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

  let made: Promise<{ json: string; page: string }> | undefined
  async function make() {
    const document = await openApi(app.declaredRoutes, siteUrl)
    return { json: JSON.stringify(document), page: docsPage(document) }
  }
  const describe = () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))

  app.get('/api/docs', forEveryone, async (_request, reply) => {
    const { page } = await describe()
    return reply
      .headers({ 'cache-control': caching, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(page)
  })

  app.get('/api/openapi.json', forEveryone, async (_request, reply) => {
    const { json } = await describe()
    return reply.header('cache-control', caching).type('application/json; charset=utf-8').send(json)
  })
}
