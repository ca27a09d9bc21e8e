import type { FastifyInstance } from 'fastify'
import { type Kind, Patience, withPatience } from '../db/patience.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long this route itself may wait for the database; who asks is found out as soon as anywhere. */
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
    request.patience = new Patience(isRead ? 'read' : 'write')
    withPatience(request.patience, done)
  })
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const { patience } = request.routeOptions.config
    if (patience) request.patience = new Patience(patience)
    withPatience(request.patience!, done)
  })
}
