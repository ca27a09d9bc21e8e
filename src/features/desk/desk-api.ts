import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import type { UnlistedProxy } from '../../platform/http/limits/unlisted-proxy.ts'
import { Problem } from '../../platform/problem.ts'
import { actorOf } from '../sessions/guard.ts'
import { findOnDesk } from './find-on-desk.ts'
import { readOverview } from './read-overview.ts'
import { knownZone } from './week-starts.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { deskRefusals, deskRoutes, mostWeeks } from './desk-routes.ts'

type Desk = Pick<Ctx, 'db' | 'clock' | 'secret'> & {
  unlistedProxy?: () => UnlistedProxy | undefined
}
type Asked = { Querystring: Record<string, unknown> }

const forAllStaff = { config: { access: { permission: 'own session' } } }
export async function deskApi(app: FastifyInstance, ctx: Desk) {
  describeRoutes(app, deskRoutes)

  app.get<Asked>('/api/desk/overview', forAllStaff, async (request) => {
    const { weeks, zone } = request.query
    return readOverview(ctx, actorOf(request), {
      zone: knownZone(zone),
      weeks: weeksIn(weeks),
      unlistedProxy: ctx.unlistedProxy?.(),
    })
  })

  app.get<Asked>('/api/desk/find', forAllStaff, async (request) =>
    findOnDesk(ctx, actorOf(request), request.query.q),
  )
}

function weeksIn(weeks: unknown = '12'): number {
  const count = typeof weeks === 'string' && /^\d{1,2}$/.test(weeks) ? Number(weeks) : 0
  if (count < 1 || count > mostWeeks) throw new Problem(deskRefusals['weeks-invalid'])
  return count
}
