import type { Db, Tx } from '../../../platform/db/tables.ts'
import { firstMade } from '../../history/first-made.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { firstTimes } from '../../settings/first-time.ts'
import { type JobTable, lockJob, lockTrashedJob } from '../job-store.ts'
import { saveJob } from '../write/save-job.ts'
import { allJobs } from './all-jobs-store.ts'
import { isKept } from './whole-job.ts'

export type FilledJob = { id: string; title: string; isKept: boolean; isUntouched: boolean }

const words = [
  'title',
  'description',
  'requirements',
  'location',
  'salaryRange',
  'details',
] as const

/** The filling takes seconds; what an import put in came later. */
const longestFilling = 60_000

/** The jobs that the database was filled with, as they have become; the trash included. */
export async function filledJobs(db: Db): Promise<FilledJob[]> {
  const began = Date.parse((await firstTimes(db, 'filledAt')).get('filledAt') ?? '')
  const given = await firstMade<JobTable>(db, { noun: 'jobs', action: 'posted' })
  return (await allJobs(db)).flatMap((job) => {
    const { at = '', made } = given.get(job.id) ?? {}
    if (!made || !(Math.abs(Date.parse(at) - began) < longestFilling)) return []
    // A job that is older than a column has nothing in it.
    const isSame = (name: (typeof words)[number]) => job[name] === (made[name] ?? null)
    const isUntouched = isKept(job) && words.every(isSame)
    return [{ id: job.id, title: job.title, isKept: isKept(job), isUntouched }]
  })
}

/** Moves jobs to the trash, those that are not there already. */
export async function trashJobs(db: Tx, actor: Actor, ids: string[], at: string) {
  permit(actor, 'jobs')
  for (const id of ids.toSorted()) {
    const before = await lockJob(db, id)
    if (before)
      await saveJob(db, actor, { before, change: { deletedAt: at }, action: 'removed', at })
  }
}

/** Brings those back that are still in the trash; says how many. */
export async function restoreJobs(db: Tx, actor: Actor, ids: string[], at: string) {
  permit(actor, 'jobs')
  let count = 0
  for (const id of ids.toSorted()) {
    const before = await lockTrashedJob(db, id)
    if (!before) continue
    await saveJob(db, actor, { before, change: { deletedAt: null }, action: 'restored', at })
    count++
  }
  return count
}
