import type { FastifyInstance } from 'fastify'
import { type Kind, Patience, withPatience } from '../db/patience.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long this route may wait for the database, if not as long as its method says. */
    patience?: Kind
  }
  interface FastifyRequest {
    patience: Patience | null
  }
}

/** Whatever a request asks of the database, it does so within the time that its answer may take. */
export function patientRequests(app: FastifyInstance) {
  app.decorateRequest('patience', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const kind = request.routeOptions.config.patience ?? (isRead ? 'read' : 'write')
    request.patience = new Patience(kind)
    withPatience(request.patience, done)
  })
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => withPatience(request.patience!, done))
}
