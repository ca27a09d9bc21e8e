import type { FastifyInstance } from 'fastify'
import { readFields } from '../../../platform/http/read-fields.ts'
import { describeRoutes } from '../../../platform/http/route-schema.ts'
import { Problem } from '../../../platform/problem.ts'
import { actorOf } from '../../sessions/guard.ts'
import { changesOf } from '../../history/changes-of.ts'
import { documentRefusals } from '../document-refusals.ts'
import { copyDocument } from '../write/copy-document.ts'
import type { DocumentGround } from '../write/document-ground.ts'
import { moveDocument } from '../write/move-document.ts'
import { readVersion } from '../read/read-version.ts'
import { restoreVersion } from '../write/restore-version.ts'
import { restoreDocument } from '../write/trash-document.ts'
import { unpublishDocument } from '../write/unpublish-document.ts'
import {
  addressOf,
  askedDocument,
  forStaff,
  idOf,
  kindOf,
  type One,
  tellMore,
} from './asked-document.ts'
import { copySchema, moveSchema, versionSchema } from './document-fields.ts'
import { publicationRoutes } from './publication-routes.ts'

type OneRevision = { Params: { kind: string; id: string; revision: string } }

function revisionOf({ revision }: OneRevision['Params']): string {
  if (!/^[\w-]{1,64}$/.test(revision)) throw new Problem(documentRefusals['version-not-found'])
  return revision
}

/** Where a document stands: before visitors, in its list, in the trash, among its versions. */
export async function publicationApi(app: FastifyInstance, ctx: DocumentGround) {
  describeRoutes(app, publicationRoutes)
  app.setErrorHandler(tellMore)

  app.post<One>('/api/content/:kind/:id/unpublish', forStaff, async (request) => {
    const { id } = await askedDocument(ctx, request)
    const { version } = readFields(versionSchema, request.body)
    return { document: await unpublishDocument(ctx, actorOf(request), id, version) }
  })

  app.post<One>('/api/content/:kind/:id/restore', forStaff, async (request) => {
    const wanted = { kind: kindOf(request.params), id: idOf(request.params) }
    return { document: await restoreDocument(ctx, actorOf(request), wanted) }
  })

  app.post<One>('/api/content/:kind/:id/copy', forStaff, async (request, reply) => {
    const { id } = await askedDocument(ctx, request)
    const wanted = readFields(copySchema, request.body ?? {})
    const document = await copyDocument(ctx, actorOf(request), id, wanted)
    return reply.code(201).header('location', addressOf(document)).send({ document })
  })

  app.post<One>('/api/content/:kind/:id/move', forStaff, async (request) => {
    const { id } = await askedDocument(ctx, request)
    const { behind } = readFields(moveSchema, request.body)
    return { document: await moveDocument(ctx, actorOf(request), id, behind) }
  })

  versionRoutes(app, ctx)
}

function versionRoutes(app: FastifyInstance, ctx: DocumentGround) {
  app.get<One>('/api/content/:kind/:id/revisions', forStaff, async (request) => {
    const { id } = await askedDocument(ctx, request)
    const { after } = request.query
    const place = typeof after === 'string' && /^[\w.:~-]{1,120}$/.test(after) ? after : undefined
    const of = { noun: 'documents', nounId: id, fields: ['version', 'language'] }
    const { changes, next } = await changesOf(ctx.db, of, place)
    // PostgreSQL tells a number in JSON as text.
    const revisions = changes.map((one) => ({ ...one, version: Number(one.version) }))
    return { revisions, next }
  })

  app.get<OneRevision>('/api/content/:kind/:id/revisions/:revision', forStaff, async (request) => {
    const { id } = await askedDocument(ctx, request)
    return readVersion(ctx, actorOf(request), id, revisionOf(request.params))
  })

  app.post<OneRevision>(
    '/api/content/:kind/:id/revisions/:revision/restore',
    forStaff,
    async (request) => {
      const { id } = await askedDocument(ctx, request)
      const { version } = readFields(versionSchema, request.body)
      const wanted = { change: revisionOf(request.params), version }
      return { document: await restoreVersion(ctx, actorOf(request), id, wanted) }
    },
  )
}
