import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { readFields } from '../../platform/http/read-fields.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { actorOf } from '../sessions/guard.ts'
import { meetOthers } from './meet-others.ts'
import { presenceRoutes, presenceSchema } from './presence-routes.ts'

const forStaff = { config: { access: { permission: 'content' } } } as const

/** Who edits what just now. */
export async function presenceApi(app: FastifyInstance, ctx: Pick<Ctx, 'db' | 'changes'>) {
  describeRoutes(app, presenceRoutes)

  app.post('/api/presence', forStaff, async (request) =>
    meetOthers(ctx, actorOf(request), readFields(presenceSchema, request.body)),
  )
}
