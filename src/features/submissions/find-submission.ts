import type { Ctx } from '../../platform/ctx.ts'
import { Problem } from '../../platform/problem.ts'
import { readStatusToken, type Scope } from './status/status-link.ts'
import { senderRefusals } from './submission-refusals.ts'
import { submissionById, type SubmissionTable, threadOf } from './submission-store.ts'

const gone = () => new Problem(senderRefusals['status-link-invalid'])

type Found = { submission: SubmissionTable; scope: Scope; reach: SubmissionTable[] }

/**
 * What a status link leads to; `reach` is what its holder may act on: this one, or, with a link that
 * was mailed to the address itself, all that this address sent for the same job.
 */
export async function findSubmission(
  { db, secret }: Pick<Ctx, 'db' | 'secret'>,
  token: string,
): Promise<Found> {
  const content = readStatusToken(secret, token)
  const submission = content && (await submissionById(db, content.id))
  if (!content || !submission) throw gone()
  const reach = content.scope === 'mail' ? await threadOf(db, submission.threadId) : [submission]
  return { submission, scope: content.scope, reach }
}
