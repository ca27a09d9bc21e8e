import type { FastifyInstance } from 'fastify'
import type { SiteSearch } from './site-search.ts'

type Asked = { Querystring: { q?: string | string[] } }

const most = 8

/** `GET /api/search?q=` → `{ results }`, and `near` and `useful` pages where there are none. */
export async function searchApi(app: FastifyInstance, { search }: { search: SiteSearch }) {
  app.get<Asked>('/api/search', { config: { access: 'public' } }, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=60')
    return search.find([request.query.q].flat()[0], most)
  })
}
