import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { lockJob } from '../job-store.ts'
import { noSuchJob } from '../no-such-job.ts'
import { saveJob } from './save-job.ts'

/** Takes a job off the careers page and keeps it whole in the trash. */
export async function removeJob({ changes }: Pick<Ctx, 'changes'>, actor: Actor, id: string) {
  permit(actor, 'jobs')
  await changes.transaction(async (db, changed) => {
    const before = await lockJob(db, id)
    if (!before) throw noSuchJob()
    const at = changes.now()
    await saveJob(db, actor, { before, change: { deletedAt: at }, action: 'removed', at })
    changed('jobs')
  })
}
