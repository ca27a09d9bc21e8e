import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/problem.ts'
import { actorOf } from '../../sessions/guard.ts'
import { addNote } from './add-note.ts'
import { assignSubmission } from './assign-submission.ts'
import { permissionFor } from '../inbox/permission-for.ts'
import { listAppliedJobs } from '../inbox/list-applied-jobs.ts'
import { listAssignees, listGoneAssignees } from '../inbox/list-assignees.ts'
import { markRead } from './mark-read.ts'
import { readItem, tellStale } from './read-item.ts'
import {
  assignmentSchema,
  manySchema,
  mostAtOnce,
  moveSchema,
  readBody,
  readingSchema,
} from './review-body.ts'
import { reviewMany } from './review-many.ts'
import { reviewSubmission } from './review-submission.ts'
import { notHere, StaleItem } from './stale-item.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import type { Kind } from '../submission-store.ts'
import { trashSubmission } from '../retention/trash-submission.ts'
import { describeRoutes } from '../../../platform/http/route-schema.ts'
import { reviewRoutes } from './review-routes.ts'

type One = { Params: { id: string }; Querystring: { version?: unknown } }

/** What those who work through an inbox do with what is in it. */
export async function reviewApi(app: FastifyInstance, ctx: Pick<Ctx, 'db' | 'changes'>) {
  describeRoutes(app, reviewRoutes)

  app.setErrorHandler(async (error, _request, reply) => refuseStale(ctx, error, reply))
  for (const kind of ['enquiry', 'application'] as const) register(app, ctx, kind)

  const forRecruiters = { config: { access: { permission: 'applications' } } }
  app.get('/api/applications/jobs', forRecruiters, async (request) => ({
    jobs: await listAppliedJobs(ctx, actorOf(request)),
  }))
}

async function refuseStale(ctx: Pick<Ctx, 'db' | 'changes'>, error: unknown, reply: FastifyReply) {
  if (!(error instanceof StaleItem)) throw error
  const { status, message, code, row } = error
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ message, code, ...(await tellStale(ctx, row)) })
}

function register(app: FastifyInstance, ctx: Pick<Ctx, 'db' | 'changes'>, kind: Kind) {
  const permission = permissionFor[kind]
  const access = { config: { access: { permission } } }
  const one = `/api/${permission}/:id`

  app.get(`/api/${permission}/assignees`, access, async (request) => ({
    assignees: await listAssignees(ctx, actorOf(request), kind),
    gone: await listGoneAssignees(ctx, actorOf(request), kind),
  }))

  app.get<One>(one, access, async (request) => readItem(ctx, actorOf(request), named(request)))

  app.put<One>(`${one}/state`, access, async (request) => {
    const otherwise = 'Please send the new state and the version it was seen at.'
    const { state, version } = readBody(moveSchema, request.body, otherwise)
    return reviewSubmission(ctx, actorOf(request), { ...named(request), version }, state)
  })

  app.put<One>(`${one}/assignee`, access, async (request) => {
    const otherwise = 'Please send who sees to it, or null, and the version it was seen at.'
    const { assignee, version } = readBody(assignmentSchema, request.body, otherwise)
    return assignSubmission(ctx, actorOf(request), { ...named(request), version }, assignee)
  })

  app.put<One>(`${one}/read`, access, async (request) => {
    const { read } = readBody(readingSchema, request.body, 'Please say whether it’s been read.')
    const { id } = named(request)
    const there = await markRead(ctx, actorOf(request), kind, { ids: [id], isRead: read })
    if (!there.has(id)) throw notHere()
    return { read }
  })

  app.post<One>(`${one}/notes`, access, async (request, reply) => {
    const note = await addNote(ctx, actorOf(request), named(request), request.body)
    return reply.code(201).send({ note })
  })

  app.delete<One>(one, access, async (request, reply) => {
    const version = versionIn(request.query)
    await trashSubmission(ctx, actorOf(request), { ...named(request), version })
    return reply.code(204).send()
  })

  app.post(`/api/${permission}/many`, access, async (request) => {
    const otherwise = `Please send what to do, and 1 to ${mostAtOnce} items with the versions they were seen at.`
    const many = readBody(manySchema, request.body, otherwise)
    return { outcomes: await reviewMany(ctx, actorOf(request), kind, many) }
  })

  /** PostgreSQL would not even look for an id with a null character in it. */
  function named({ params: { id } }: { params: One['Params'] }) {
    if (!/^[\w-]+$/.test(id)) throw notHere()
    return { kind, id }
  }
}

function versionIn({ version }: One['Querystring']): number | undefined {
  if (version === undefined) return undefined
  if (typeof version !== 'string' || !/^\d{1,9}$/.test(version))
    throw new Problem(inboxRefusals['version-invalid'])
  return Number(version)
}
