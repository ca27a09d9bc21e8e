import type { Db, Tx } from '../../platform/db/tables.ts'

export type Kind = 'enquiry' | 'application'

/**
 * What somebody sent us, once. `fields` holds in JSON what only this kind has. Who applies twice for
 * one job has one thread: the newest is shown, those before are superseded. With `deletedAt` it lies
 * in the trash; with `readAt` it counts as read, until there is news of it; `openedAt` is when somebody
 * who works here first opened it. `n` is its number in the search.
 */
export type SubmissionTable = {
  id: string
  kind: Kind
  threadId: string
  reference: string
  repeatHash: string | null
  jobId: string | null
  jobTitle: string | null
  name: string
  email: string
  emailKey: string
  fields: string
  challengeId: string | null
  spamReasons: string | null
  consentVersion: string
  consentText: string
  state: string
  receivedAt: string
  updatedAt: string
  supersededAt: string | null
  withdrawnAt: string | null
  erasureAskedAt: string | null
  deletedAt: string | null
  version: number
  readAt: string | null
  openedAt: string | null
  assigneeId: string | null
  n: number | null
}

export type NoteTable = {
  id: string
  submissionId: string
  staffId: string | null
  at: string
  text: string
}

export type AttachmentTable = {
  id: string
  submissionId: string
  fileKey: string
  name: string
  size: number
  sha256: string
  addedAt: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    submissions: SubmissionTable
    attachments: AttachmentTable
    submissionNotes: NoteTable
    submissionSearch: { n: number; submissionId: string; words: string }
  }
}

export const addSubmission = (db: Tx, row: SubmissionTable) =>
  db.insertInto('submissions').values(row).execute()

export const submissionById = (db: Db, id: string) =>
  db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst()

export const submissionByRepeatHash = (db: Db, repeatHash: string) =>
  db.selectFrom('submissions').selectAll().where('repeatHash', '=', repeatHash).executeTakeFirst()

export async function isChallengeUsed(db: Db, challengeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('challengeId', '=', challengeId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes room for a newer application of the same address; says which one it was. */
export const supersede = (db: Tx, jobId: string, emailKey: string, at: string) =>
  db
    .updateTable('submissions')
    .set({ supersededAt: at })
    .where('jobId', '=', jobId)
    .where('emailKey', '=', emailKey)
    .where('supersededAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const threadsOf = async (db: Db, threadIds: string[]) => {
  if (threadIds.length === 0) return []
  return db
    .selectFrom('submissions')
    .select(['id', 'threadId'])
    .where('threadId', 'in', threadIds)
    .execute()
}

export const threadOf = (db: Db, threadId: string) =>
  db
    .selectFrom('submissions')
    .selectAll()
    .where('threadId', '=', threadId)
    .orderBy('receivedAt', 'desc')
    .execute()

export const submissionsOfPerson = (db: Db, emailKey: string) =>
  db
    .selectFrom('submissions')
    .selectAll()
    .where('emailKey', '=', emailKey)
    .orderBy('receivedAt')
    .execute()

export const changeSubmission = (db: Tx, id: string, change: Partial<SubmissionTable>) =>
  db
    .updateTable('submissions')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** The one as it is now, held for this transaction. */
export const lockSubmission = (db: Tx, id: string) =>
  db
    .updateTable('submissions')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Sets a moment where there is none yet, which is news; says how many it was, so that of two at once one goes on. */
export async function markOnce(
  db: Tx,
  ids: string[],
  moment: 'withdrawnAt' | 'erasureAskedAt',
  at: string,
): Promise<number> {
  const rows = await db
    .updateTable('submissions')
    .set((row) => ({ [moment]: at, updatedAt: at, readAt: null, version: row('version', '+', 1) }))
    .where('id', 'in', ids)
    .where(moment, 'is', null)
    .returning('id')
    .execute()
  return rows.length
}

/** Puts what the same address had sent before in the place of one that was taken back, which is news; says what that is. */
export async function reinstateLatest(db: Tx, { id, threadId }: SubmissionTable, at: string) {
  const earlier = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'deletedAt'])
    .where('threadId', '=', threadId)
    .where('id', '!=', id)
    .where('withdrawnAt', 'is', null)
    .orderBy('receivedAt', 'desc')
    .executeTakeFirst()
  if (!earlier) return undefined
  await changeSubmission(db, id, { supersededAt: at })
  await changeSubmission(db, earlier.id, { supersededAt: null, readAt: null })
  return earlier
}

export const receivedBefore = (db: Db, kind: Kind, at: string) =>
  db
    .selectFrom('submissions')
    .select(['id', 'jobId'])
    .where('kind', '=', kind)
    .where('updatedAt', '<', at)
    .execute()

export const eraseSubmissions = (db: Tx, ids: string[]) =>
  db.deleteFrom('submissions').where('id', 'in', ids).execute()
