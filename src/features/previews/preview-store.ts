import type { Db, Tx } from '../../platform/db/tables.ts'

/** A link for people without a login. `state` is every document as it was edited then: compressed, in base64. */
export type PreviewTable = {
  id: string
  name: string
  path: string
  state: string
  createdBy: string
  createdAt: string
  expiresAt: string
  revokedAt: string | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    previews: PreviewTable
  }
}

const told = ['id', 'name', 'path', 'createdBy', 'createdAt', 'expiresAt', 'revokedAt'] as const

export const addPreview = (db: Tx, preview: PreviewTable) =>
  db.insertInto('previews').values(preview).execute()

/** Without its state, which is long. */
export const findPreview = (db: Db, id: string) =>
  db.selectFrom('previews').select(told).where('id', '=', id).executeTakeFirst()

export async function stateOfPreview(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('previews')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.state
}

/** Those that still lead somewhere, the newest first. */
export const openPreviews = (db: Db, now: string) =>
  db
    .selectFrom('previews')
    .select(told)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()

export const markRevoked = (db: Tx, id: string, revokedAt: string) =>
  db.updateTable('previews').set({ revokedAt, state: '' }).where('id', '=', id).execute()

/** What is over shows nothing any more; that there was a link is known a while longer. */
export const emptyWhatIsOver = (db: Tx, now: string) =>
  db
    .updateTable('previews')
    .set({ state: '' })
    .where('expiresAt', '<=', now)
    .where('state', '<>', '')
    .execute()
