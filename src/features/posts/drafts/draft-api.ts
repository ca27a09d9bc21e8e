import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { readFields } from '../../../platform/http/read-fields.ts'
import { whoChangedLast } from '../../history/who-changed-last.ts'
import { actorOf } from '../../sessions/guard.ts'
import { changeDraft } from './change-draft.ts'
import { listDrafts } from './list-drafts.ts'
import { keyOf } from '../read/post-key.ts'
import {
  contentSchema,
  draftChangeSchema,
  draftSchema,
  publicationSchema,
  versionSchema,
} from '../post-schema.ts'
import { previewPost } from './preview-post.ts'
import { publishDraft } from './publish-draft.ts'
import { readEditedPost } from './read-edited-post.ts'
import { revisionApi } from '../revisions/revision-api.ts'
import { StalePost } from '../write/stale-post.ts'
import { unpublishPost } from '../write/unpublish-post.ts'
import { writeDraft } from './write-draft.ts'
import { describeRoutes } from '../../../platform/http/route-schema.ts'
import { draftRoutes } from './draft-routes.ts'

type OnePost = { Params: { key: string } }

const bodyLimit = 4 * 1024 * 1024
const forStaff = { config: { access: { permission: 'posts' } }, bodyLimit } as const
const preview = { ...forStaff, config: { ...forStaff.config, quota: 'previews' } } as const

/** What those who write do before readers see anything. */
export async function draftApi(app: FastifyInstance, ctx: Pick<Ctx, 'db' | 'changes' | 'clock'>) {
  describeRoutes(app, draftRoutes)
  const { db } = ctx

  app.setErrorHandler(async (problem, _, reply) => {
    if (!(problem instanceof StalePost)) throw problem
    const { status, message, code, post } = problem
    const changedBy = await whoChangedLast(db, 'posts', post.key)
    return reply.code(status).send({ message, code, post, changedBy })
  })

  void app.register(revisionApi, ctx)

  app.post('/api/blogs/preview', preview, async (request) => {
    const { content } = readFields(contentSchema, request.body)
    return previewPost(ctx, actorOf(request), content)
  })

  app.get('/api/blogs/drafts', forStaff, async (request) => ({
    drafts: await listDrafts(ctx, actorOf(request)),
  }))

  app.post('/api/blogs/drafts', forStaff, async (request, reply) => {
    const texts = readFields(draftSchema, request.body)
    return reply.code(201).send({ post: await writeDraft(ctx, actorOf(request), texts) })
  })

  app.get<OnePost>('/api/blogs/drafts/:key', forStaff, async (request) => ({
    post: await readEditedPost(ctx, actorOf(request), keyOf(request.params)),
  }))

  app.put<OnePost>('/api/blogs/drafts/:key', forStaff, async (request) => {
    const change = readFields(draftChangeSchema, request.body)
    return { post: await changeDraft(ctx, actorOf(request), keyOf(request.params), change) }
  })

  app.post<OnePost>('/api/blogs/drafts/:key/publish', forStaff, async (request) => {
    const how = readFields(publicationSchema, request.body)
    return { post: await publishDraft(ctx, actorOf(request), keyOf(request.params), how) }
  })

  app.post<OnePost>('/api/blogs/drafts/:key/unpublish', forStaff, async (request) => {
    const { version } = readFields(versionSchema, request.body)
    return { post: await unpublishPost(ctx, actorOf(request), keyOf(request.params), version) }
  })
}
