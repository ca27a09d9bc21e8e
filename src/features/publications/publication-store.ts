import type { Db, Tx } from '../../platform/db/tables.ts'

/**
 * `publishAt` is there where it was to go out at a moment, `outAt` once visitors have seen it; `failure` says
 * why it did not go out at its moment.
 */
export type PublicationTable = {
  id: string
  madeAt: string
  staffId: string | null
  publishAt: string | null
  outAt: string | null
  failure: string | null
  takenBackAt: string | null
  takenBackBy: string | null
  /** Why an owner let it out over what the gate had found. */
  overrideReason: string | null
}

/**
 * What visitors saw of a document before and after, in JSON; null where they saw nothing. `translations` is what
 * they saw before in other languages, by these; null where nobody wrote that down, and before it went out.
 */
export type PublicationDocumentTable = {
  publicationId: string
  documentId: string
  before: string | null
  after: string | null
  translations: string | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    publications: PublicationTable
    publicationDocuments: PublicationDocumentTable
  }
}

export const putPublication = (db: Tx, publication: PublicationTable) =>
  db
    .insertInto('publications')
    .values(publication)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(publication))
    .execute()

export const putPublished = (db: Tx, document: PublicationDocumentTable) =>
  db
    .insertInto('publicationDocuments')
    .values(document)
    .onConflict((conflict) =>
      conflict.columns(['publicationId', 'documentId']).doUpdateSet(document),
    )
    .execute()

/** As it is now, held for this transaction. */
export const lockPublication = (db: Tx, id: string) =>
  db
    .updateTable('publications')
    .set((publication) => ({ madeAt: publication.ref('madeAt') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const documentsIn = async (
  db: Db,
  publicationIds: string[],
): Promise<PublicationDocumentTable[]> =>
  publicationIds.length === 0
    ? []
    : db
        .selectFrom('publicationDocuments')
        .selectAll()
        .where('publicationId', 'in', publicationIds)
        .orderBy('documentId')
        .execute()

/** Those that are yet to go out. */
export const waitingPublications = (db: Db) =>
  db
    .selectFrom('publications')
    .selectAll()
    .where('publishAt', 'is not', null)
    .where('outAt', 'is', null)
    .where('failure', 'is', null)
    .where('takenBackAt', 'is', null)
    .orderBy('publishAt')
    .orderBy('id')
    .$narrowType<{ publishAt: string }>()
    .execute()

export const lastPublications = (db: Db, most: number) =>
  db
    .selectFrom('publications')
    .selectAll()
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** What has another moment now, or is out already, waits with its former company no longer. */
export async function leaveWaiting(db: Tx, documentIds: string[]) {
  const waiting = (await waitingPublications(db)).map(({ id }) => id)
  if (waiting.length === 0) return
  await db
    .deleteFrom('publicationDocuments')
    .where('publicationId', 'in', waiting)
    .where('documentId', 'in', documentIds)
    .execute()
  for (const { publicationId } of await emptied(db, waiting))
    await forgetPublication(db, publicationId)
}

/** As if it had never been meant to go out. */
export async function forgetPublication(db: Tx, id: string) {
  await db.deleteFrom('publicationDocuments').where('publicationId', '=', id).execute()
  await db.deleteFrom('publications').where('id', '=', id).execute()
}

async function emptied(db: Tx, publicationIds: string[]) {
  const kept = new Set((await documentsIn(db, publicationIds)).map((one) => one.publicationId))
  return publicationIds.filter((id) => !kept.has(id)).map((publicationId) => ({ publicationId }))
}
