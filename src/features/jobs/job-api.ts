import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { writtenInTurn } from '../../platform/line/written-in-turn.ts'
import { readFields } from '../../platform/http/read-fields.ts'
import { whoChangedLast } from '../history/who-changed-last.ts'
import { actorOf } from '../sessions/guard.ts'
import { turnOf } from '../sessions/login/network-of.ts'
import { addressOfJob } from './read/address-of-job.ts'
import { changeJob, StaleJob } from './write/change-job.ts'
import {
  isDraft,
  jobChangeSchema,
  jobDraftChangeSchema,
  type JobChange,
  jobDraftSchema,
  jobKey,
  jobSchema,
  type NewJob,
} from './job-schema.ts'
import { listJobs, listKeptJobs } from './read/list-jobs.ts'
import { noSuchJob } from './no-such-job.ts'
import { postJob } from './write/post-job.ts'
import { removeJob } from './write/remove-job.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { jobRoutes } from './job-routes.ts'

type OneJob = { Params: { id: string } }

const forStaff = { config: { access: { permission: 'jobs' } } }

export async function jobApi(app: FastifyInstance, ctx: Pick<Ctx, 'db' | 'changes' | 'clock'>) {
  describeRoutes(app, jobRoutes)
  const { db } = ctx

  app.setErrorHandler(async (problem, _, reply) => {
    if (!(problem instanceof StaleJob)) throw problem
    const { status, message, code, job: jobPost } = problem
    const changedBy = await whoChangedLast(db, 'jobs', jobPost.id)
    return reply.code(status).send({ message, code, jobPost, changedBy })
  })

  const written = writtenInTurn()
  app.get('/jobs', { config: { access: 'public' } }, async ({ ip }, reply) => {
    reply.header('cache-control', 'no-cache')
    return written(reply, turnOf(ip), 'jobs', async () => ({ jobPosts: await listJobs(ctx) }))
  })

  app.get('/api/jobs', forStaff, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { jobPosts: await listKeptJobs(ctx, actorOf(request)) }
  })

  app.post('/jobs', forStaff, async (request, reply) => {
    const { body } = request
    const given = readFields<NewJob>(isDraft(body) ? jobDraftSchema : jobSchema, body)
    const { 'idempotency-key': key } = readFields(jobKey, request.headers)
    const jobPost = await postJob(ctx, actorOf(request), given, key)
    const address = await addressOfJob(db, jobPost.id)
    return reply.code(201).header('location', address).send({ jobPost })
  })

  app.put<OneJob>('/jobs/:id', forStaff, async (request) => {
    const { body } = request
    const change = readFields<JobChange>(
      isDraft(body) ? jobDraftChangeSchema : jobChangeSchema,
      body,
    )
    return { jobPost: await changeJob(ctx, actorOf(request), idOf(request.params), change) }
  })

  app.delete<OneJob>('/jobs/:id', forStaff, async (request, reply) => {
    await removeJob(ctx, actorOf(request), idOf(request.params))
    return reply.code(204).send()
  })
}

/** PostgreSQL would not even look for an id with a null character in it. */
function idOf({ id }: OneJob['Params']): string {
  if (!/^[\w-]+$/.test(id)) throw noSuchJob()
  return id
}
