import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { readFields } from '../../platform/http/read-fields.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { actorOf } from '../sessions/guard.ts'
import { leaveOutMissed, listMissed } from './list-missed.ts'
import { listRedirects, tryRedirect } from './list-redirects.ts'
import type { LookUp } from './look-up.ts'
import { leftOutSchema, missedRoutes, triedSchema } from './missed-routes.ts'

const forEditors = { config: { access: { permission: 'content' } } } as const

/** Addresses that lead elsewhere, and those that led nowhere. */
export async function missedApi(
  app: FastifyInstance,
  ctx: Pick<Ctx, 'db' | 'changes' | 'siteUrl'> & {
    lookUp: LookUp
    writeMissed: () => Promise<void>
  },
) {
  describeRoutes(app, missedRoutes)

  app.get('/api/missed', forEditors, async (request) => {
    await ctx.writeMissed()
    return { addresses: await listMissed(ctx, actorOf(request)) }
  })

  app.post('/api/missed/left-out', forEditors, async (request, reply) => {
    await leaveOutMissed(ctx, actorOf(request), readFields(leftOutSchema, request.body))
    return reply.code(204).send()
  })

  app.get('/api/redirects', forEditors, async (request) => ({
    redirects: await listRedirects(ctx, actorOf(request)),
  }))

  app.get('/api/redirects/try', forEditors, async (request) => {
    const { from, to, id } = readFields(triedSchema, request.query)
    return tryRedirect(ctx, actorOf(request), {
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(id !== undefined && { id }),
    })
  })
}
