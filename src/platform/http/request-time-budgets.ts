import type { FastifyInstance } from 'fastify'
import { type Kind, TimeBudget, withTimeBudget } from '../db/time-budget.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long this route itself may wait for the database; who asks is found out as soon as anywhere. */
    patience?: Kind
  }
  interface FastifyRequest {
    patience: TimeBudget | null
  }
}

/** Whatever a request asks of the database, it does so within the time that its answer may take. */
export function patientRequests(app: FastifyInstance) {
  app.decorateRequest('patience', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    request.patience = new TimeBudget(isRead ? 'read' : 'write')
    withTimeBudget(request.patience, done)
  })
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const { patience } = request.routeOptions.config
    if (patience) request.patience = new TimeBudget(patience)
    withTimeBudget(request.patience!, done)
  })
}
