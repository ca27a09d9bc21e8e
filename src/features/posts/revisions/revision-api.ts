import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { readFields } from '../../../platform/http/read-fields.ts'
import { actorOf } from '../../sessions/guard.ts'
import { listRevisions } from './list-revisions.ts'
import { keyOf } from '../read/post-key.ts'
import { versionSchema } from '../post-schema.ts'
import { readRevision } from './read-revision.ts'
import { restoreRevision } from './restore-revision.ts'
import { describeRoutes } from '../../../platform/http/route-schema.ts'
import { revisionRoutes } from './revision-routes.ts'

type OfPost = { Params: { key: string }; Querystring: Record<string, unknown> }
type OneOf = { Params: { key: string; id: string } }

const forStaff = { config: { access: { permission: 'posts' } } }

/** Every saved version of a post, to look at and to bring back. */
export async function revisionApi(
  app: FastifyInstance,
  ctx: Pick<Ctx, 'db' | 'changes' | 'clock'>,
) {
  describeRoutes(app, revisionRoutes)

  app.get<OfPost>('/api/blogs/revisions/:key', forStaff, async (request) => {
    const { after } = request.query
    const place = typeof after === 'string' && /^[\w.:~-]{1,120}$/.test(after) ? after : undefined
    return listRevisions(ctx, actorOf(request), keyOf(request.params), place)
  })

  app.get<OneOf>('/api/blogs/revisions/:key/:id', forStaff, async (request) => ({
    revision: await readRevision(ctx, actorOf(request), ...idsIn(request.params)),
  }))

  app.post<OneOf>('/api/blogs/revisions/:key/:id/restore', forStaff, async (request) => {
    const [key, revisionId] = idsIn(request.params)
    const { version } = readFields(versionSchema, request.body)
    return { post: await restoreRevision(ctx, actorOf(request), key, { revisionId, version }) }
  })
}

const idsIn = ({ key, id }: OneOf['Params']): [string, string] => [
  keyOf({ key }),
  keyOf({ key: id }),
]
