import type { FastifyInstance } from 'fastify'

export type Health = { stopping: boolean; check: () => Promise<void> }

export function registerHealth(app: FastifyInstance, health: Health) {
  const open = { config: { access: 'public' as const } }
  app.get('/healthz', open, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )
  app.get('/readyz', open, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (health.stopping) return reply.code(503).send({ status: 'stopping' })
    try {
      await health.check()
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'Not ready')
      return reply.code(503).send({ status: 'not ready' })
    }
  })
}
