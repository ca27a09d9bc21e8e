import type { Ctx } from '../../../platform/ctx.ts'
import { attachmentsOf } from '../attachment-store.ts'
import { findSubmission } from '../find-submission.ts'
import { shownState } from './shown-state.ts'
import type { Kind } from '../submission-store.ts'

export type Status = {
  kind: Kind
  reference: string
  jobTitle: string | null
  fields: Record<string, string>
  files: { name: string; size: number; addedAt: string }[]
  receivedAt: string
  state: string
  withdrawnAt: string | null
  erasureAskedAt: string | null
  consent: { version: string; text: string }
  mayAddFile: boolean
}

export const mostFiles = 5

/** What arrived, for who holds the link to it: fields, files, times and what has become of it. */
export async function readStatus(ctx: Pick<Ctx, 'db' | 'secret'>, token: string): Promise<Status> {
  const { submission } = await findSubmission(ctx, token)
  const files = await attachmentsOf(ctx.db, [submission.id])
  const { name, email } = submission
  return {
    kind: submission.kind,
    reference: submission.reference,
    jobTitle: submission.jobTitle,
    fields: { name, email, ...(JSON.parse(submission.fields) as Record<string, string>) },
    files: files.map(({ name, size, addedAt }) => ({ name, size, addedAt })),
    receivedAt: submission.receivedAt,
    state: shownState(submission),
    withdrawnAt: submission.withdrawnAt,
    erasureAskedAt: submission.erasureAskedAt,
    consent: { version: submission.consentVersion, text: submission.consentText },
    mayAddFile: !submission.withdrawnAt && files.length < mostFiles,
  }
}
