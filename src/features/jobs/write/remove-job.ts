import type { Changes } from '../../../platform/db/changes.ts'
import { laterThan } from '../../../platform/later-than.ts'
import { recordChange } from '../../history/record-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { lockJob, replaceJob } from '../job-store.ts'
import { noSuchJob } from '../no-such-job.ts'

/** Takes a job off the careers page and keeps it whole in the trash. */
export async function removeJob(changes: Changes, actor: Actor, id: string) {
  permit(actor, 'jobs')
  await changes.transaction(async (db, changed) => {
    const before = await lockJob(db, id)
    if (!before) throw noSuchJob()
    const at = new Date().toISOString()
    const after = {
      ...before,
      updatedAt: laterThan(before.updatedAt, at),
      deletedAt: at,
      version: before.version + 1,
    }
    await replaceJob(db, after)
    await recordChange(db, actor, {
      at,
      noun: 'jobs',
      nounId: id,
      action: 'removed',
      before,
      after,
    })
    changed('jobs')
  })
}
