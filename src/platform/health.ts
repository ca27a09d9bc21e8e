import type { FastifyInstance } from 'fastify'
import { diskCode } from './disk-trouble.ts'
import { Trouble } from './trouble.ts'

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
      return reply.code(503).send({ status: 'not ready', why: whyNot(error) })
    }
  })
}

/** The reason in words for an operator; unexpected errors stay in the log. */
function whyNot(error: unknown): string | undefined {
  const disk = diskCode(error)
  if (disk) return `The disk is full or cannot be written to (${disk}).`
  return error instanceof Trouble ? error.told : undefined
}
