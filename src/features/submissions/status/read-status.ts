import type { Ctx } from '../../../platform/ctx.ts'
import { attachmentsOf } from '../attachment-store.ts'
import { findSubmission } from '../find-submission.ts'
import { shownState } from './shown-state.ts'
import type { Kind, SubmissionTable } from '../submission-store.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { changeLog } from '../../history/change-log.ts'
import { permissionFor } from '../inbox/permission-for.ts'

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
  /** What is done here is done to something else, too, that was sent from the same address. */
  reachesOthers: boolean
}

export const mostFiles = 5

/**
 * Whether the state was decided of this very application, not taken over from the one before: who
 * applies in another's name is not to learn how far that other has come.
 */
async function isOwnState(db: Db, { id, threadId, kind }: SubmissionTable) {
  if (threadId === id) return true
  const changes = await changeLog(db, permissionFor[kind], id)
  return changes.some(({ action }) => action.startsWith('moved to '))
}

/** What arrived, for who holds the link to it: fields, files, times and what has become of it. */
export async function readStatus(ctx: Pick<Ctx, 'db' | 'secret'>, token: string): Promise<Status> {
  const { submission, scope, reach } = await findSubmission(ctx, token)
  const files = await attachmentsOf(ctx.db, [submission.id])
  const { name, email } = submission
  return {
    kind: submission.kind,
    reference: submission.reference,
    jobTitle: submission.jobTitle,
    fields: { name, email, ...(JSON.parse(submission.fields) as Record<string, string>) },
    files: files.map(({ name, size, addedAt }) => ({ name, size, addedAt })),
    receivedAt: submission.receivedAt,
    state: shownState(
      scope === 'mail' || (await isOwnState(ctx.db, submission))
        ? submission
        : { ...submission, state: 'new' },
    ),
    withdrawnAt: submission.withdrawnAt,
    erasureAskedAt: submission.erasureAskedAt,
    consent: { version: submission.consentVersion, text: submission.consentText },
    mayAddFile: !submission.withdrawnAt && !submission.supersededAt && files.length < mostFiles,
    reachesOthers: reach.some(({ id, withdrawnAt }) => id !== submission.id && !withdrawnAt),
  }
}
