import type { FastifyInstance } from 'fastify'

const forStaff = { config: { access: { permission: 'own session' } } }

/** The sales presentation, for whoever works here. */
export async function demoApi(app: FastifyInstance, { read }: { read: () => object }) {
  app.get('/api/demo', forStaff, async () => read())
}
