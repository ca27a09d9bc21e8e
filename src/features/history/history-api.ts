import type { FastifyInstance } from 'fastify'
import { actorOf } from '../sessions/guard.ts'
import { listHistory, readChange } from './list-history.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { readFields } from '../../platform/http/read-fields.ts'
import { listLastChanges } from './list-last-changes.ts'
import { historyRoutes, lastSchema } from './history-routes.ts'

type List = { Querystring: Record<string, unknown> }

const forOwners = { config: { access: { permission: 'history' } } }

const forEditors = { config: { access: { permission: 'content' } } }

const word = (value: unknown) =>
  typeof value === 'string' && /^[\w.:~-]{1,120}$/.test(value) ? value : undefined

export async function historyApi(app: FastifyInstance, ctx: Pick<Ctx, 'db'>) {
  describeRoutes(app, historyRoutes)

  app.get<List>('/api/history', forOwners, async (request) => {
    const { noun, after } = request.query
    return listHistory(ctx, actorOf(request), { noun: word(noun), after: word(after) })
  })

  app.get('/api/history/last', forEditors, async (request) => {
    const { noun, ids } = readFields(lastSchema, request.query)
    return { changes: await listLastChanges(ctx, actorOf(request), { noun, ids: ids.split(',') }) }
  })

  app.get<{ Params: { id: string } }>('/api/history/:id', forOwners, async (request) => ({
    fields: await readChange(ctx, actorOf(request), word(request.params.id) ?? ''),
  }))
}
