import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { readFields } from '../../platform/http/read-fields.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { noSuchPicture } from '../media/library/lock-picture-version.ts'
import { replacementSchema } from '../media/library/picture-fields.ts'
import { actorOf } from '../sessions/guard.ts'
import { replacePicture, undoReplacement } from './replace-picture.ts'
import { replacementRoutes } from './replacement-routes.ts'

type One = { Params: { id: string } }

const forWriters = { config: { access: { permission: 'posts' } } } as const

export async function replacementApi(app: FastifyInstance, ctx: Pick<Ctx, 'changes'>) {
  describeRoutes(app, replacementRoutes)

  app.post<One>('/api/media/:id/replace', forWriters, async (request) => {
    const { by } = readFields(replacementSchema, request.body)
    return { places: await replacePicture(ctx, actorOf(request), idOf(request.params), by) }
  })

  app.post<One>('/api/media/:id/replace/undo', forWriters, async (request) =>
    undoReplacement(ctx, actorOf(request), idOf(request.params)),
  )
}

function idOf({ id }: One['Params']): string {
  if (!/^[\w-]{16}$/.test(id)) throw noSuchPicture()
  return id
}
