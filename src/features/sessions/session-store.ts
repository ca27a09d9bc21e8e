import type { Kysely } from 'kysely'
import { idleSince } from './session-expiry.ts'

export type SessionTable = {
  id: string
  staffId: string
  tokenHash: string
  createdAt: string
  lastUsedAt: string
  expiresAt: string
}

export type SessionTables = { sessions: SessionTable }

type Db = Kysely<SessionTables>

export const addSession = (db: Db, session: SessionTable) =>
  db.insertInto('sessions').values(session).execute()

export const sessionByTokenHash = (db: Db, tokenHash: string) =>
  db.selectFrom('sessions').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst()

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
