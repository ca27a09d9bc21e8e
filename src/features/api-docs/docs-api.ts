import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { docsPage, docsStyle } from './docs-page.ts'
import { openApi } from './open-api.ts'

const forEveryone = { config: { access: 'public' } } as const
const caching = 'public, max-age=300'

/** The page that describes every route, and the same for programs. */
export async function docsApi(app: FastifyInstance, { siteUrl }: { siteUrl: string }) {
  const digest = createHash('sha256').update(docsStyle).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; frame-ancestors 'none'`

  app.get('/api/docs', forEveryone, async (_request, reply) =>
    reply
      .headers({ 'cache-control': caching, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(docsPage()),
  )

  app.get('/api/openapi.json', forEveryone, async (_request, reply) => {
    reply.header('cache-control', caching)
    return openApi(siteUrl)
  })
}
