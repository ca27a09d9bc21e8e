import { queueMails } from '../../../platform/outbox/queue-mails.ts'
import { findSubmission } from '../find-submission.ts'
import { noteToCompany } from '../receive/submission-mails.ts'
import type { SubmissionDoor } from '../receive/submission-door.ts'
import { markOnce } from '../submission-store.ts'

/** Notes that the sender wants everything erased; a person sees to it, who may have to keep some by law. */
export async function askForErasure(ctx: SubmissionDoor, token: string) {
  const { submission, reach } = await findSubmission(ctx, token)
  await ctx.changes.transaction(async (db, changed) => {
    const at = ctx.changes.now()
    const ids = reach.map(({ id }) => id)
    if ((await markOnce(db, ids, 'erasureAskedAt', at)) === 0) return
    const note = noteToCompany(ctx.siteUrl, submission, 'is to be erased, its sender asks')
    await queueMails(db, submission.id, [note], at)
    changed('submissions', 'outbox')
  })
}
