import type { Db, Tx } from '../../platform/db/tables.ts'

/** A document that somebody has open, and the field that their caret is in. */
type PresenceTable = {
  documentId: string
  visit: string
  staffId: string
  path: string | null
  seenAt: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    presence: PresenceTable
  }
}

/** What a visit has open takes the place of what it had; who has not been seen for long goes. */
export async function replaceVisit(db: Tx, visit: string, rows: PresenceTable[], gone: string) {
  await db
    .deleteFrom('presence')
    .where((row) => row.or([row('visit', '=', visit), row('seenAt', '<', gone)]))
    .execute()
  if (rows.length === 0) return
  // A visit may say so twice at once: neither sees what the other takes away and puts in, and both go by id.
  await db
    .insertInto('presence')
    .values(rows.toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['documentId', 'visit']).doUpdateSet((row) => ({
        path: row.ref('excluded.path'),
        seenAt: row.ref('excluded.seenAt'),
      })),
    )
    .execute()
}

export const presentIn = (db: Db, documentIds: string[], since: string) =>
  db
    .selectFrom('presence')
    .selectAll()
    .where('documentId', 'in', documentIds)
    .where('seenAt', '>=', since)
    .orderBy('staffId')
    .orderBy('visit')
    .execute()
