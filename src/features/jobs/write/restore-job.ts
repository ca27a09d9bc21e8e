import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asJobPost } from '../as-job-post.ts'
import type { JobPost } from '../job-schema.ts'
import { lockTrashedJob } from '../job-store.ts'
import { noSuchJob } from '../no-such-job.ts'
import { saveJob } from './save-job.ts'

/** Puts a job from the trash back on the careers page, whole. */
export async function restoreJob(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
): Promise<JobPost> {
  permit(actor, 'jobs')
  return changes.transaction(async (db, changed) => {
    const before = await lockTrashedJob(db, id)
    if (!before) throw noSuchJob()
    const after = await saveJob(db, actor, {
      before,
      change: { deletedAt: null },
      action: 'restored',
      at: changes.now(),
    })
    changed('jobs')
    return asJobPost(after)
  })
}
