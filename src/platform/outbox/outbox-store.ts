import { sql } from 'kysely'
import type { Db, Tx } from '../db/tables.ts'

/** `mail` is emptied once it has left. `about` names what it is about, so that both are erased together. */
export type OutboxTable = {
  id: string
  about: string
  recipient: string
  /** Whose it is, however the address was written; nobody's where the recipient is one of ours. */
  mailbox: string | null
  subject: string
  mail: string
  state: 'waiting' | 'sent' | 'dead'
  createdAt: string
  dueAt: string
  leaseUntil: string | null
  attempts: number
  lastError: string | null
  sentAt: string | null
}

declare module '../db/tables.ts' {
  interface Tables {
    outbox: OutboxTable
  }
}

export const addToOutbox = (db: Tx, rows: OutboxTable[]) =>
  db.insertInto('outbox').values(rows).execute()

export const dueMails = (db: Db, now: string, most: number) =>
  db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now)
    .where((row) => row.or([row('leaseUntil', 'is', null), row('leaseUntil', '<', now)]))
    .orderBy('dueAt')
    .limit(most)
    .execute()

export async function nextDueAt(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select((each) => each.fn.min('dueAt').as('dueAt'))
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row?.dueAt ?? undefined
}

/** Mails that only lacked a recipient: a failure that counts no attempt. */
export const dueAgain = (db: Db, now: string) =>
  db
    .updateTable('outbox')
    .set({ dueAt: now })
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('lastError', 'is not', null)
    .where('leaseUntil', 'is', null)
    .execute()

/**
 * Mails that wait for longer than any of their failures asks are due now: the clock was ahead when that
 * was written. Those in somebody's hands are his, unless nobody can be meant any more.
 */
export async function dueLongBefore(
  db: Db,
  now: number,
  { longestWait, leasedToo }: { longestWait: (attempts: number) => number; leasedToo: boolean },
) {
  const at = new Date(now).toISOString()
  const waiting = await db
    .selectFrom('outbox')
    .select(['id', 'attempts', 'dueAt', 'leaseUntil'])
    .where('state', '=', 'waiting')
    .where('dueAt', '>', at)
    .execute()
  const late = waiting.filter(
    ({ attempts, dueAt, leaseUntil }) =>
      Date.parse(dueAt) > now + longestWait(attempts) && (leasedToo || leaseUntil === null),
  )
  for (const { id, dueAt } of late)
    await db
      .updateTable('outbox')
      .set({ dueAt: at, leaseUntil: null })
      .where('id', '=', id)
      .where('dueAt', '=', dueAt)
      .execute()
}

/** Of all processes that want a mail one gets it: the others find it leased. */
export const claimMail = (db: Db, id: string, now: string, leaseUntil: string) =>
  db
    .updateTable('outbox')
    .set((row) => ({ leaseUntil, dueAt: leaseUntil, attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now)
    .where((row) => row.or([row('leaseUntil', 'is', null), row('leaseUntil', '<', now)]))
    .returningAll()
    .executeTakeFirst()

/** Whether it is still ours. */
export async function extendLease(
  db: Db,
  { id, leaseUntil }: Pick<OutboxTable, 'id' | 'leaseUntil'>,
  until: string,
): Promise<boolean> {
  const row = await db
    .updateTable('outbox')
    .set({ leaseUntil: until, dueAt: until })
    .where('id', '=', id)
    .where('leaseUntil', '=', leaseUntil)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Only who holds the lease may say what became of a mail. */
export const settleMail = (
  db: Db,
  { id, leaseUntil }: Pick<OutboxTable, 'id' | 'leaseUntil'>,
  outcome: Partial<OutboxTable>,
) =>
  db
    .updateTable('outbox')
    .set({ ...outcome, leaseUntil: null })
    .where('id', '=', id)
    .where('leaseUntil', '=', leaseUntil)
    .execute()

export const mailsAbout = (db: Db, about: string[]) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('about', 'in', about)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const eraseMailsAbout = (db: Tx, about: string[]) =>
  db.deleteFrom('outbox').where('about', 'in', about).execute()

/** Whether there was one that has not left. */
export async function revive(db: Tx, id: string, at: string) {
  const row = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, dueAt: at })
    .where('id', '=', id)
    .where('state', '!=', 'sent')
    .where('leaseUntil', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const countMails = (db: Db) =>
  db
    .selectFrom('outbox')
    .select((row) => ['state', row.fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute()

/** When mails to a mailbox were queued since a moment, the latest first. */
export async function queuedFor(db: Tx, mailbox: string, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('createdAt')
    .where('mailbox', '=', mailbox)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(({ createdAt }) => createdAt)
}

/** Lets only one transaction at a time count and queue for a mailbox; SQLite has one writer anyway. */
export async function lockMailbox(db: Tx, mailbox: string) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  if (isPostgres)
    await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(db)
}
