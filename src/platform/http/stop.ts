import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Health } from '../health/health.ts'
import type { Log } from '../log.ts'

const patience = 30_000

/** Time to read a refusal for who is still sending what was refused. */
const restPatience = 2000

/** On a signal: not ready at once, what is in flight is finished within 30 seconds, then the end. */
export function stopOnSignal(app: FastifyInstance, health: Health, log: Log) {
  const answered = stillSending(app)
  const stop = async (signal: NodeJS.Signals) => {
    if (health.stopping) return
    health.stopping = true
    log.info({ signal }, 'Stopping')
    const limit = setTimeout(() => {
      log.warn('Requests in flight were cut off')
      app.server.closeAllConnections()
    }, patience)
    // A database that is silent would be waited for much longer.
    const end = setTimeout(() => {
      log.error('The stop took too long and was cut off')
      process.exit(1)
    }, patience + 10_000)
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
    const rest = setInterval(() => answered.forEach((request) => request.destroy()), restPatience)
    try {
      await app.close()
    } catch (error) {
      log.error({ err: error }, 'The stop was not clean')
    }
    clearTimeout(limit)
    clearTimeout(end)
    clearInterval(sweep)
    clearInterval(rest)
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** The requests that have their answer already, but have not arrived whole. */
function stillSending(app: FastifyInstance): Set<IncomingMessage> {
  const answered = new Set<IncomingMessage>()
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete || raw.destroyed) return
    answered.add(raw)
    raw.once('close', () => answered.delete(raw))
  })
  return answered
}
