import type { FastifyInstance } from 'fastify'
import type { Health } from '../health.ts'
import type { Log } from '../log.ts'

const patience = 30_000

/** On a signal: not ready at once, what is in flight is finished within 30 seconds, then the end. */
export function stopOnSignal(app: FastifyInstance, health: Health, log: Log) {
  const stop = async (signal: NodeJS.Signals) => {
    if (health.stopping) return
    health.stopping = true
    log.info({ signal }, 'Stopping')
    const limit = setTimeout(() => {
      log.warn('Requests in flight were cut off')
      app.server.closeAllConnections()
    }, patience)
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
    try {
      await app.close()
    } catch (error) {
      log.error({ err: error }, 'The stop was not clean')
    }
    clearTimeout(limit)
    clearInterval(sweep)
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
