import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFields } from '../../platform/http/read-fields.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { Problem } from '../../platform/problem.ts'
import { askedDocument, forStaff, type One, tellMore } from '../documents/api/asked-document.ts'
import { withRemarks } from '../documents/brand/with-remarks.ts'
import { actorOf } from '../sessions/guard.ts'
import { countChanges, listChanges } from './list-changes.ts'
import { GateErrors } from './judge-before-publishing.ts'
import { listPublications } from './list-publications.ts'
import { publicationRefusals } from './publication-refusals.ts'
import { publishDocuments } from './publish-documents.ts'
import { publishManySchema, publishOneSchema, takeBackSchema } from './publishing-fields.ts'
import type { PublishingGround } from './publishing-ground.ts'
import { publishingRoutes } from './publishing-routes.ts'
import { DocumentDepends } from './refuse-depending.ts'
import { PublicationOvertaken, takeBackPublication } from './take-back-publication.ts'

/** Two hundred documents ask the database five thousand things. */
const long = { config: { ...forStaff.config, patience: 'work' } } as const

/** What goes out to visitors: together, at a moment, and back again. */
export async function publishingApi(app: FastifyInstance, ctx: PublishingGround) {
  describeRoutes(app, publishingRoutes)
  app.setErrorHandler(tellWhatElse)

  app.post('/api/content/publish', long, async (request) => {
    const { override, ...asked } = readFields(publishManySchema, request.body)
    const publishing = { ...asked, overrideReason: override?.reason }
    const { id, documents } = await publishDocuments(ctx, actorOf(request), publishing)
    const told = await Promise.all(documents.map((one) => withRemarks(ctx, one)))
    return { documents: told, publication: id }
  })

  app.post<One>('/api/content/:kind/:id/publish', forStaff, async (request) => {
    const { id } = await askedDocument(ctx, request)
    const { version, override, ...asked } = readFields(publishOneSchema, request.body)
    const { documents } = await publishDocuments(ctx, actorOf(request), {
      ...asked,
      // This route publishes a single document, without the drafts it links to.
      depending: asked.depending ?? 'leave out',
      documents: [{ id, version }],
      overrideReason: override?.reason,
    })
    return { document: await withRemarks(ctx, documents[0]!) }
  })

  app.get('/api/content/changes', forStaff, async (request) => ({
    changes: await listChanges(ctx, actorOf(request)),
  }))

  app.get('/api/content/changes/count', forStaff, async (request) => ({
    changes: await countChanges(ctx, actorOf(request)),
  }))

  app.get('/api/publications', forStaff, async (request) => ({
    publications: await listPublications(ctx, actorOf(request)),
  }))

  app.post<{ Params: { id: string } }>(
    '/api/publications/:id/take-back',
    long,
    async (request, reply) => {
      const { id } = request.params
      if (!/^[\w-]{1,64}$/.test(id)) throw new Problem(publicationRefusals['publication-not-found'])
      const { isConfirmed } = readFields(takeBackSchema, request.body ?? {})
      await takeBackPublication(ctx, actorOf(request), id, { isConfirmed })
      return reply.code(204).send()
    },
  )
}

/** What a refusal carries beside its sentence: what it needs, or what visitors see by now. */
async function tellWhatElse(problem: Error, request: FastifyRequest, reply: FastifyReply) {
  const more =
    problem instanceof DocumentDepends
      ? { needs: problem.needs }
      : problem instanceof PublicationOvertaken
        ? { overtaken: problem.overtaken }
        : problem instanceof GateErrors
          ? { findings: problem.findings }
          : undefined
  if (!more) return tellMore(problem, request, reply)
  const { status, code, message } = problem as Problem
  return reply.code(status).send({ message, code, ...more })
}
