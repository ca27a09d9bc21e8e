import { randomBytes } from 'node:crypto'
import type { Ctx } from '../../../platform/ctx.ts'
import { isUniqueViolation } from '../../../platform/db/is-unique-violation.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { recordChange } from '../../history/record-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asJobPost } from '../as-job-post.ts'
import { jobRefusals } from '../job-refusals.ts'
import { fieldColumns } from '../job-row.ts'
import type { JobPost, NewJob } from '../job-schema.ts'
import { slugOf } from '../job-slug.ts'
import { addJob, jobById, type JobTable } from '../job-store.ts'
import { StaleJob } from './change-job.ts'

/**
 * Puts a job on the careers page, at an address that no other job has or had; a draft is kept for later.
 * Asked again with the same key it is posted once.
 */
export async function postJob(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  given: NewJob,
  key?: string,
  mayTryAgain = true,
): Promise<JobPost> {
  permit(actor, 'jobs')
  const job = asJob(given, key, changes.now())
  try {
    return await changes.transaction(async (db, changed) => {
      const known = key === undefined ? undefined : await jobById(db, key)
      if (known) return sameJob(known, job)
      if (!(await addJob(db, job))) {
        if (given.slug) throw fieldProblem('slug', jobRefusals['job-address-taken'])
        job.slug += `-${randomBytes(4).toString('hex')}`
        await addJob(db, job)
      }
      const action = job.state === 'draft' ? 'drafted' : 'posted'
      await recordChange(db, actor, {
        at: job.createdAt,
        noun: 'jobs',
        nounId: job.id,
        action,
        after: job,
      })
      changed('jobs')
      return asJobPost(job)
    })
  } catch (error) {
    if (!mayTryAgain || !isUniqueViolation(error)) throw error
    return postJob({ changes }, actor, given, key, false)
  }
}

const told = [
  'title',
  'description',
  'requirements',
  'location',
  'salaryRange',
  'details',
  'validThrough',
  'state',
] as const

function sameJob(known: JobTable, job: JobTable): JobPost {
  const isSame = known.deletedAt === null && told.every((name) => known[name] === job[name])
  if (!isSame) throw new StaleJob(asJobPost(known))
  return asJobPost(known)
}

function asJob(given: NewJob, key: string | undefined, at: string): JobTable {
  const { title, description, requirements, location, salaryRange } = given
  const columns = fieldColumns(given)
  return {
    id: key ?? randomBytes(16).toString('base64url'),
    title,
    description,
    requirements,
    location,
    salaryRange,
    ...columns,
    slug: given.slug ?? slugOf(title),
    createdAt: at,
    postedAt: columns.state === 'draft' ? null : at,
    updatedAt: at,
    deletedAt: null,
    version: 1,
  }
}
