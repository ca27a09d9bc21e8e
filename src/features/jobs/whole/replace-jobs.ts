import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../platform/db/tables.ts'
import { recordChange } from '../../history/record-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { fieldColumns } from '../job-row.ts'
import { addJob, type JobTable } from '../job-store.ts'
import { saveJob } from '../write/save-job.ts'
import { lockAllJobs, moveJob } from './all-jobs-store.ts'
import { asWhole, differences, isKept, type JobDifference, type WholeJob } from './whole-job.ts'

/**
 * Puts jobs in the place of all that are there: the others go to the trash, and an address that one of
 * these has is no longer that of another.
 */
export async function replaceJobs(
  db: Tx,
  actor: Actor,
  jobs: WholeJob[],
  at: string,
): Promise<JobDifference[]> {
  permit(actor, 'jobs')
  const rows = await lockAllJobs(db)
  const found = differences(rows.filter(isKept).map(asWhole), jobs)
  const owners = new Map(jobs.map(({ id, slug }) => [slug, id]))
  const moved = new Map<string, string>()
  for (const { id, slug } of rows) {
    if ((owners.get(slug) ?? id) === id) continue
    moved.set(id, `${slug.slice(0, 70)}-${randomBytes(4).toString('hex')}`)
    await moveJob(db, id, moved.get(id)!)
  }
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { action, job } of found)
    if (action !== 'removed') await putJob(db, actor, { job, before: byId.get(job.id), at })
  const named = new Set(jobs.map(({ id }) => id))
  for (const before of rows.filter(({ id }) => !named.has(id)))
    await putAway(db, actor, { before, slug: moved.get(before.id), at })
  return found
}

type Putting = { job: WholeJob; before: JobTable | undefined; at: string }

async function putJob(db: Tx, actor: Actor, { job, before, at }: Putting) {
  const { id, details, postedAt, ...rest } = job
  const change = { ...rest, ...fieldColumns({ ...details, ...rest }), postedAt, deletedAt: null }
  if (before) {
    const action = isKept(before) ? 'changed' : 'restored'
    await saveJob(db, actor, { before, change, action, at })
    return
  }
  const createdAt = postedAt ?? at
  const after = { id, ...change, createdAt, updatedAt: createdAt, version: 1 }
  await addJob(db, after)
  const action = job.state === 'draft' ? 'drafted' : 'posted'
  await recordChange(db, actor, { at, noun: 'jobs', nounId: id, action, after })
}

type PuttingAway = { before: JobTable; slug: string | undefined; at: string }

/** Into the trash, if it isn't there; with an address of its own, where another has got the one it had. */
async function putAway(db: Tx, actor: Actor, { before, slug, at }: PuttingAway) {
  if (!isKept(before) && slug === undefined) return
  const change = { ...(isKept(before) && { deletedAt: at }), ...(slug !== undefined && { slug }) }
  const action = isKept(before) ? 'removed' : 'moved to another address'
  await saveJob(db, actor, { before, change, action, at })
}
