import { queueMails } from '../../../platform/outbox/queue-mails.ts'
import { findSubmission } from '../find-submission.ts'
import { noteToCompany } from '../receive/submission-mails.ts'
import type { SubmissionDoor } from '../receive/submission-door.ts'
import { markOnce, reinstateLatest } from '../submission-store.ts'

/** Takes back what was sent; those who work here are told. Doing it again changes nothing. */
export async function withdrawSubmission(ctx: SubmissionDoor, token: string) {
  const { submission, scope, reach } = await findSubmission(ctx, token)
  await ctx.changes.transaction(async (db, changed) => {
    const at = ctx.changes.now()
    const ids = reach.map(({ id }) => id)
    if ((await markOnce(db, ids, 'withdrawnAt', at)) === 0) return
    // Someone who applied with another person's address withdraws only their own application.
    const isNewest = scope === 'web' && !submission.supersededAt
    const earlier = isNewest ? await reinstateLatest(db, submission, at) : undefined
    const again =
      earlier && !earlier.deletedAt ? `; ${earlier.reference}, sent before it, stands again` : ''
    const note = noteToCompany(ctx.siteUrl, submission, `was withdrawn${again}`)
    await queueMails(db, submission.id, [note], at)
    changed('submissions', 'outbox')
  })
}
