import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Findings } from './searchable-page.ts'

type Find = (request: FastifyRequest, typed: unknown, most: number) => Promise<Findings>
type Asked = { Querystring: { q?: string | string[] } }

const most = 8

/** `GET /api/search?q=` → `{ results }`, and `near` and `useful` pages where there are none. */
export async function searchApi(app: FastifyInstance, { find }: { find: Find }) {
  app.get<Asked>('/api/search', { config: { access: 'public' } }, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=60')
    return find(request, [request.query.q].flat()[0], most)
  })
}
