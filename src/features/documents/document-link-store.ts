import type { Db, Tx } from '../../platform/db/tables.ts'

/** Which document names which, in its draft or in what visitors see. */
declare module '../../platform/db/tables.ts' {
  interface Tables {
    documentLinks: { fromId: string; toId: string }
  }
}

export async function replaceLinks(db: Tx, fromId: string, toIds: string[]) {
  await db.deleteFrom('documentLinks').where('fromId', '=', fromId).execute()
  const rows = [...new Set(toIds)].map((toId) => ({ fromId, toId }))
  if (rows.length > 0) await db.insertInto('documentLinks').values(rows).execute()
}

/** Those that name it and are not in the trash themselves. */
export const whoNames = (db: Db, toId: string) =>
  db
    .selectFrom('documentLinks')
    .innerJoin('documents', 'documents.id', 'documentLinks.fromId')
    .selectAll('documents')
    .where('toId', '=', toId)
    .where('documents.deletedAt', 'is', null)
    .orderBy('documents.kind')
    .orderBy('documents.place')
    .execute()

/** Who names whom, of those that are not in the trash. */
export const allLinks = (db: Db) =>
  db
    .selectFrom('documentLinks')
    .innerJoin('documents', 'documents.id', 'documentLinks.fromId')
    .select(['fromId', 'toId'])
    .where('documents.deletedAt', 'is', null)
    .execute()
