import type { FastifyInstance } from 'fastify'
import { diskCode } from '../disk-trouble.ts'
import { Trouble } from '../trouble.ts'
import { forAMoment } from './for-a-moment.ts'

export type Health = {
  /** Who asks before this waits for it: that a start isn't over is no trouble. */
  started: Promise<void>
  stopping: boolean
  check: () => Promise<void>
}

export function registerHealth(app: FastifyInstance, health: Health) {
  const open = { config: { access: 'public' as const } }
  app.get('/healthz', open, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )
  // Anybody may ask, as often as they like: that is not to write to the disk each time, or to the log.
  const look = forAMoment(() =>
    health.check().catch((error: unknown) => {
      app.log.error({ err: error }, 'Not ready')
      throw error
    }),
  )
  app.get('/readyz', open, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    await health.started
    if (health.stopping) return reply.code(503).send({ status: 'stopping' })
    try {
      await look()
      return { status: 'ready' }
    } catch (error) {
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
