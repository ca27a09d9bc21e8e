import type { FastifyInstance } from 'fastify'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { Problem } from '../../platform/problem.ts'
import { demoRefusals } from './demo-refusals.ts'
import { demoRoutes } from './demo-routes.ts'

const forStaff = { config: { access: { permission: 'own session' } } }

type Read = { read: () => Promise<object | undefined> }

/** The sales presentation, for whoever works here. */
export async function demoApi(app: FastifyInstance, { read }: Read) {
  describeRoutes(app, demoRoutes)

  app.get('/api/demo', forStaff, async () => {
    const demo = await read()
    if (!demo) throw new Problem(demoRefusals['demo-not-there'])
    return demo
  })
}
