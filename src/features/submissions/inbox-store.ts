import type { SelectQueryBuilder } from 'kysely'
import type { Position } from '../../platform/continuation-token.ts'
import type { Kind } from './submission-store.ts'
import type { Db, Tx, Tables } from '../../platform/db/tables.ts'

/** Which of a list are wanted, and in which order; nothing said, all but what was found to be spam, the newest first. The state 'any' leaves nothing out. */
export type Sift = {
  state?: string | undefined
  words?: string | undefined
  assigneeId?: string | undefined
  jobId?: string | undefined
  unread?: boolean | undefined
  oldestFirst?: boolean | undefined
}

const inInbox = (db: Db, kind: Kind) =>
  db
    .selectFrom('submissions')
    .where('kind', '=', kind)
    .where('supersededAt', 'is', null)
    .where('deletedAt', 'is', null)

/** What the filters other than words leave of a list, from a position on. */
export function wantedRows(
  db: Db,
  kind: Kind,
  after: Position | undefined,
  { state, assigneeId, jobId, unread, oldestFirst }: Sift,
) {
  const beyond = oldestFirst ? '>' : '<'
  let query = inInbox(db, kind)
  if (after)
    query = query.where((row) =>
      row.or([
        row('receivedAt', beyond, after.at),
        row.and([row('receivedAt', '=', after.at), row('submissions.id', beyond, after.id)]),
      ]),
    )
  if (state === 'withdrawn') query = query.where('withdrawnAt', 'is not', null)
  else if (state === undefined) query = query.where('state', '!=', 'spam')
  else if (state !== 'any')
    query = query.where('state', '=', state).where('withdrawnAt', 'is', null)
  if (assigneeId) query = query.where('assigneeId', '=', assigneeId)
  if (jobId) query = query.where('jobId', '=', jobId)
  if (unread) query = query.where('readAt', 'is', null)
  return query
}

export type WantedRows = ReturnType<typeof wantedRows>

export function inOrder<O>(
  query: SelectQueryBuilder<Tables, 'submissions', O>,
  { oldestFirst }: Sift,
) {
  const order = oldestFirst ? 'asc' : 'desc'
  return query.orderBy('receivedAt', order).orderBy('submissions.id', order)
}

/** The jobs for which there are applications in the inbox. */
export async function jobsInInbox(db: Db): Promise<string[]> {
  const rows = await inInbox(db, 'application')
    .where('jobId', 'is not', null)
    .select('jobId')
    .distinct()
    .execute()
  return rows.flatMap(({ jobId }) => jobId ?? [])
}

/** Who was given something of an inbox to see to. */
export async function assigneesInInbox(db: Db, kind: Kind): Promise<string[]> {
  const rows = await inInbox(db, kind)
    .where('assigneeId', 'is not', null)
    .select('assigneeId')
    .distinct()
    .execute()
  return rows.flatMap(({ assigneeId }) => assigneeId ?? [])
}

/** How many nobody has opened yet; beyond `most` it does not matter. */
export async function countUnreadRows(db: Db, kind: Kind, most: number): Promise<number> {
  const rows = await inInbox(db, kind)
    .where('readAt', 'is', null)
    .where('state', '!=', 'spam')
    .select('id')
    .limit(most)
    .execute()
  return rows.length
}

/** Says which of these were there. */
export async function markRows(
  db: Tx,
  kind: Kind,
  ids: string[],
  readAt: string | null,
): Promise<Set<string>> {
  const rows = await db
    .updateTable('submissions')
    .set((row) => ({
      readAt,
      ...(readAt ? { openedAt: row.fn.coalesce('openedAt', row.val(readAt)) } : {}),
    }))
    .where('id', 'in', ids)
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export const trashedRows = (db: Db, kind: Kind, most: number, after: Position | undefined) =>
  db
    .selectFrom('submissions')
    .selectAll()
    .where('kind', '=', kind)
    .where('supersededAt', 'is', null)
    .where('deletedAt', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('deletedAt', '<', after!.at),
          row.and([row('deletedAt', '=', after!.at), row('id', '<', after!.id)]),
        ]),
      ),
    )
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
