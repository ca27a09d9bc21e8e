import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/problem.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asJobPost } from '../as-job-post.ts'
import { fieldColumns, ownTexts, withoutStaleFields } from '../job-row.ts'
import type { JobChange, JobPost } from '../job-schema.ts'
import { jobRefusals } from '../job-refusals.ts'
import { lockJob, type JobTable } from '../job-store.ts'
import { noSuchJob } from '../no-such-job.ts'
import { saveJob } from './save-job.ts'

/** Somebody else has saved the job since; `job` is what it has become. */
export class StaleJob extends Problem {
  job: JobPost

  constructor(job: JobPost) {
    super(jobRefusals['job-changed'])
    this.job = job
  }
}

const actions = { open: 'reopened', closed: 'closed', draft: 'changed' } as const

/** What the history calls it: a change of state by its own name. */
const actionOf = (before: JobTable, after: JobTable) =>
  before.state === after.state
    ? 'changed'
    : before.postedAt === null
      ? 'posted'
      : actions[after.state]

/** Replaces the texts of a job and the fields that are named, unless it has changed since the version that the change names. */
export async function changeJob(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
  { version, ...change }: JobChange,
): Promise<JobPost> {
  permit(actor, 'jobs')
  return changes.transaction(async (db, changed) => {
    const before = await lockJob(db, id)
    if (!before) throw noSuchJob()
    if (version !== undefined && version !== before.version) throw new StaleJob(asJobPost(before))
    const at = changes.now()
    const { title, description, requirements } = change
    const columns = fieldColumns(withoutStaleFields(change, before), before)
    if (columns.state === 'draft' && before.postedAt !== null)
      throw new Problem(jobRefusals['job-posted-already'])
    const next = {
      title,
      description,
      requirements,
      ...ownTexts(change, before),
      ...columns,
      postedAt: before.postedAt ?? (columns.state === 'draft' ? null : at),
    }
    const action = actionOf(before, { ...before, ...next })
    const after = await saveJob(db, actor, { before, change: next, action, at })
    changed('jobs')
    return asJobPost(after)
  })
}
