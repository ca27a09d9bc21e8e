import type { FastifyInstance } from 'fastify'
import { actorOf } from '../sessions/guard.ts'
import { listHistory, readChange } from './list-history.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { historyRoutes } from './history-routes.ts'

type List = { Querystring: Record<string, unknown> }

const forOwners = { config: { access: { permission: 'history' } } }

const word = (value: unknown) =>
  typeof value === 'string' && /^[\w.:~-]{1,120}$/.test(value) ? value : undefined

export async function historyApi(app: FastifyInstance, ctx: Pick<Ctx, 'db'>) {
  describeRoutes(app, historyRoutes)

  app.get<List>('/api/history', forOwners, async (request) => {
    const { noun, after } = request.query
    return listHistory(ctx, actorOf(request), { noun: word(noun), after: word(after) })
  })

  app.get<{ Params: { id: string } }>('/api/history/:id', forOwners, async (request) => ({
    fields: await readChange(ctx, actorOf(request), word(request.params.id) ?? ''),
  }))
}
