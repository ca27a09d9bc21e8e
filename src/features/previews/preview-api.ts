import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { Problem } from '../../platform/problem.ts'
import { isShowable } from '../../platform/words/is-showable.ts'
import { previewRefusals } from './preview-refusals.ts'
import { readFields } from '../../platform/http/read-fields.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { actorOf } from '../sessions/guard.ts'
import { listPreviews } from './list-previews.ts'
import { openFrame } from './open-frame.ts'
import { frameSchema, previewRoutes, sharingSchema } from './preview-routes.ts'
import { revokePreview } from './revoke-preview.ts'
import { sharePreview } from './share-preview.ts'

const forStaff = { config: { access: { permission: 'content' } } } as const

/** The site as it is edited, for the editor and for people who are sent a link. */
export async function previewApi(
  app: FastifyInstance,
  ctx: Pick<Ctx, 'db' | 'changes' | 'secret'>,
) {
  describeRoutes(app, previewRoutes)

  app.post('/api/previews/frame', forStaff, async (request) =>
    openFrame(ctx, actorOf(request), readFields(frameSchema, request.body ?? {})),
  )

  app.get('/api/previews', forStaff, async (request) => ({
    previews: await listPreviews(ctx, actorOf(request)),
  }))

  app.post('/api/previews', forStaff, async (request, reply) => {
    const asked = readFields(sharingSchema, request.body)
    return reply.code(201).send({ preview: await sharePreview(ctx, actorOf(request), asked) })
  })

  app.delete<{ Params: { id: string } }>('/api/previews/:id', forStaff, async (request, reply) => {
    const { id } = request.params
    if (!isShowable(id)) throw new Problem(previewRefusals['preview-not-found'])
    await revokePreview(ctx, actorOf(request), id)
    return reply.code(204).send()
  })
}
