import { randomBytes } from 'node:crypto'
import type { Changes } from '../../platform/db/changes.ts'
import { type HistoryTables, recordChange } from '../history/record-change.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { asJobPost, type JobPost, type JobTexts } from './job-schema.ts'
import { addJob, type JobTables } from './job-store.ts'

/** Puts a job on the careers page. */
export async function postJob(
  changes: Changes<JobTables & HistoryTables>,
  actor: Actor,
  texts: JobTexts,
): Promise<JobPost> {
  permit(actor, 'jobs')
  return changes.transaction(async (db, changed) => {
    const id = randomBytes(16).toString('base64url')
    const at = new Date().toISOString()
    const job = { ...texts, id, createdAt: at, updatedAt: at, deletedAt: null, version: 1 }
    await addJob(db, job)
    await recordChange(db, actor, { at, noun: 'jobs', nounId: id, action: 'posted', after: job })
    changed('jobs')
    return asJobPost(job)
  })
}
