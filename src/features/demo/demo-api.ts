import type { FastifyInstance } from 'fastify'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { demoRoutes } from './demo-routes.ts'

const forStaff = { config: { access: { permission: 'own session' } } }

/** The sales presentation, for whoever works here. */
export async function demoApi(app: FastifyInstance, { read }: { read: () => object }) {
  describeRoutes(app, demoRoutes)

  app.get('/api/demo', forStaff, async () => read())
}
