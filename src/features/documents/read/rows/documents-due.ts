import type { Db } from '../../../../platform/db/tables.ts'

const waiting = (db: Db) =>
  db
    .selectFrom('documents')
    .where('publishAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .orderBy('publishAt')
    .orderBy('id')

/** The next moment at which a document is to go out, be it past. */
export async function nextDocumentDue(db: Db): Promise<string | undefined> {
  const row = await waiting(db).select('publishAt').limit(1).executeTakeFirst()
  return row?.publishAt ?? undefined
}

/** What is to go out by a moment. */
export const documentsDue = (db: Db, by: string) =>
  waiting(db).select(['id', 'publishAt']).where('publishAt', '<=', by).execute()
