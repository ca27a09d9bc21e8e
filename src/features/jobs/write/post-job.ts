import { randomBytes } from 'node:crypto'
import type { Ctx } from '../../../platform/ctx.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { recordChange } from '../../history/record-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asJobPost } from '../as-job-post.ts'
import { jobRefusals } from '../job-refusals.ts'
import { fieldColumns } from '../job-row.ts'
import type { JobPost, NewJob } from '../job-schema.ts'
import { slugOf } from '../job-slug.ts'
import { addJob } from '../job-store.ts'

/** Puts a job on the careers page, at an address that no other job has or had; a draft is kept for later. */
export async function postJob(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  given: NewJob,
): Promise<JobPost> {
  permit(actor, 'jobs')
  return changes.transaction(async (db, changed) => {
    const id = randomBytes(16).toString('base64url')
    const at = changes.now()
    const { title, description, requirements, location, salaryRange } = given
    const columns = fieldColumns(given)
    const isDraft = columns.state === 'draft'
    const job = {
      id,
      title,
      description,
      requirements,
      location,
      salaryRange,
      ...columns,
      slug: given.slug ?? slugOf(title),
      createdAt: at,
      postedAt: isDraft ? null : at,
      updatedAt: at,
      deletedAt: null,
      version: 1,
    }
    if (!(await addJob(db, job))) {
      if (given.slug) throw fieldProblem('slug', jobRefusals['job-address-taken'])
      job.slug += `-${randomBytes(4).toString('hex')}`
      await addJob(db, job)
    }
    const action = isDraft ? 'drafted' : 'posted'
    await recordChange(db, actor, { at, noun: 'jobs', nounId: id, action, after: job })
    changed('jobs')
    return asJobPost(job)
  })
}
