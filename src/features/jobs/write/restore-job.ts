import type { Changes } from '../../../platform/db/changes.ts'
import { laterThan } from '../../../platform/later-than.ts'
import { recordChange } from '../../history/record-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asJobPost } from '../as-job-post.ts'
import type { JobPost } from '../job-schema.ts'
import { lockTrashedJob, replaceJob } from '../job-store.ts'
import { noSuchJob } from '../no-such-job.ts'

/** Puts a job from the trash back on the careers page, whole. */
export async function restoreJob(changes: Changes, actor: Actor, id: string): Promise<JobPost> {
  permit(actor, 'jobs')
  return changes.transaction(async (db, changed) => {
    const before = await lockTrashedJob(db, id)
    if (!before) throw noSuchJob()
    const at = new Date().toISOString()
    const after = {
      ...before,
      updatedAt: laterThan(before.updatedAt, at),
      deletedAt: null,
      version: before.version + 1,
    }
    await replaceJob(db, after)
    await recordChange(db, actor, {
      at,
      noun: 'jobs',
      nounId: id,
      action: 'restored',
      before,
      after,
    })
    changed('jobs')
    return asJobPost(after)
  })
}
