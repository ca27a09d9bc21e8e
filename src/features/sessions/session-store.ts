import { idleSince } from './session-expiry.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'

type SessionTable = {
  id: string
  staffId: string
  tokenHash: string
  createdAt: string
  lastUsedAt: string
  expiresAt: string
  device: string | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    sessions: SessionTable
  }
}

export const addSession = (db: Db, session: SessionTable) =>
  db.insertInto('sessions').values(session).execute()

export const sessionByTokenHash = (db: Db, tokenHash: string) =>
  db.selectFrom('sessions').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst()

export const sessionById = (db: Db, id: string) =>
  db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()

export const noteUse = (db: Db, id: string, now: Date) =>
  db.updateTable('sessions').set({ lastUsedAt: now.toISOString() }).where('id', '=', id).execute()

export const removeSession = (db: Db, id: string) =>
  db.deleteFrom('sessions').where('id', '=', id).execute()

export const removeSessionsThatAreOver = (db: Db, now: Date) =>
  db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([row('expiresAt', '<=', now.toISOString()), row('lastUsedAt', '<=', idleSince(now))]),
    )
    .execute()

export const openSessionsOf = (db: Db, staffId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'lastUsedAt', 'expiresAt', 'device'])
    .where('staffId', '=', staffId)
    .where('expiresAt', '>', now.toISOString())
    .where('lastUsedAt', '>', idleSince(now))
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .execute()

/** Says whether there was such a session of this member. */
export async function removeSessionOf(db: Db, staffId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const removeSessionsOf = (db: Tx, staffId: string, except = '') =>
  db.deleteFrom('sessions').where('staffId', '=', staffId).where('id', '<>', except).execute()
