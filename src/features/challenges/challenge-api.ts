import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { makeChallenge } from './challenge.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { challengeRoutes } from './challenge-routes.ts'

export async function challengeApi(app: FastifyInstance, ctx: Pick<Ctx, 'secret' | 'clock'>) {
  describeRoutes(app, challengeRoutes)

  app.get('/api/challenge', { config: { access: 'public' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return makeChallenge(ctx)
  })
}
