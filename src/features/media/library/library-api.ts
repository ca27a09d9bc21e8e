import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { readFields } from '../../../platform/http/read-fields.ts'
import { describeRoutes } from '../../../platform/http/route-schema.ts'
import { actorOf } from '../../sessions/guard.ts'
import { pictureQuery } from './library-fields.ts'
import { libraryRoutes } from './library-routes.ts'
import { listPictures } from './list-pictures.ts'

const forWriters = { config: { access: { permission: 'posts' } } } as const

/** The uploads, for those who choose among them and keep them in order. */
export async function libraryApi(app: FastifyInstance, ctx: Pick<Ctx, 'db' | 'changes'>) {
  describeRoutes(app, libraryRoutes)

  app.get('/api/media', forWriters, async (request) =>
    listPictures(ctx, actorOf(request), readFields(pictureQuery, request.query)),
  )
}
