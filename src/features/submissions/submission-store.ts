import { type Kysely, sql, type SqlBool, type Transaction } from 'kysely'
import type { Position } from '../../platform/continuation-token.ts'

export type Kind = 'enquiry' | 'application'

/**
 * What somebody sent us, once. `fields` holds in JSON what only this kind has. Who applies twice for
 * one job has one thread: the newest is shown, those before are superseded. With `deletedAt` it lies
 * in the trash.
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

export type SubmissionTables = { submissions: SubmissionTable; attachments: AttachmentTable }

type Db = Kysely<SubmissionTables> | Transaction<SubmissionTables>
type Tx = Transaction<SubmissionTables>

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

/** Which of a list are wanted; nothing said, all of them. */
export type Sift = { state?: string | undefined; words?: string | undefined }

const holding = (words: string) => {
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const columns = ['name', 'email', 'reference', 'jobTitle', 'fields'] as const
  const each = columns.map(
    (column) => sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`,
  )
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

/** The rows of a list from a position on, the newest first. */
export function listRows(
  db: Db,
  kind: Kind,
  most: number,
  after: Position | undefined,
  { state, words }: Sift = {},
) {
  let query = db
    .selectFrom('submissions')
    .selectAll()
    .where('kind', '=', kind)
    .where('supersededAt', 'is', null)
    .where('deletedAt', 'is', null)
  if (after)
    query = query.where((row) =>
      row.or([
        row('receivedAt', '<', after.at),
        row.and([row('receivedAt', '=', after.at), row('id', '<', after.id)]),
      ]),
    )
  if (state === 'withdrawn') query = query.where('withdrawnAt', 'is not', null)
  else if (state) query = query.where('state', '=', state).where('withdrawnAt', 'is', null)
  if (words) query = query.where(holding(words))
  return query.orderBy('receivedAt', 'desc').orderBy('id', 'desc').limit(most).execute()
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
export const holdSubmission = (db: Tx, id: string) =>
  db
    .updateTable('submissions')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Sets a moment where there is none yet; says how many it was, so that of two at once one goes on. */
export async function markOnce(
  db: Tx,
  ids: string[],
  moment: 'withdrawnAt' | 'erasureAskedAt',
  at: string,
): Promise<number> {
  const rows = await db
    .updateTable('submissions')
    .set((row) => ({ [moment]: at, updatedAt: at, version: row('version', '+', 1) }))
    .where('id', 'in', ids)
    .where(moment, 'is', null)
    .returning('id')
    .execute()
  return rows.length
}

/** Puts what the same address had sent before in the place of one that was taken back. */
export async function reinstateLatest(db: Tx, { id, threadId }: SubmissionTable, at: string) {
  const earlier = await db
    .selectFrom('submissions')
    .select('id')
    .where('threadId', '=', threadId)
    .where('id', '!=', id)
    .where('withdrawnAt', 'is', null)
    .orderBy('receivedAt', 'desc')
    .executeTakeFirst()
  if (!earlier) return
  await changeSubmission(db, id, { supersededAt: at })
  await changeSubmission(db, earlier.id, { supersededAt: null })
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

/** Says whether it was still the version named; one of many at once is. */
export async function moveSubmission(
  db: Tx,
  id: string,
  version: number,
  state: string,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ state, updatedAt: at, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
