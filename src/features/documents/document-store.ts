import { sql } from 'kysely'
import { isPostgres } from '../../platform/db/database.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'
import type { KindName } from './kinds/all-kinds.ts'
import { defaultLanguage } from './languages.ts'

/**
 * A document with `deletedAt` lies in the trash. `publishedAt` is when visitors first saw what they see
 * now, null while they see nothing; `publishAt` a moment to come at which its draft goes out.
 */
export type DocumentTable = {
  id: string
  kind: KindName
  slug: string | null
  place: number
  createdAt: string
  updatedAt: string
  publishedAt: string | null
  publishAt: string | null
  deletedAt: string | null
  version: number
}

/** The words of a document in one language, in JSON. Without a draft it is as published. */
export type DocumentTextTable = {
  documentId: string
  language: string
  draft: string | null
  published: string | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    documents: DocumentTable
    documentTexts: DocumentTextTable
  }
}

export const findDocument = (db: Db, id: string) =>
  db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst()

export const documentRows = (db: Db, ids: string[]) =>
  db.selectFrom('documents').selectAll().where('id', 'in', ids).orderBy('id').execute()

/**
 * The same for who is about to name them. In a transaction they cannot be taken away until it ends, though
 * they may be changed; SQLite has one writer anyway.
 */
export const namedRows = (db: Db, ids: string[]) =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(db.isTransaction && isPostgres(db), (rows) => rows.forKeyShare())
    .execute()

/** Waits for all who are naming a document in this moment, and lets nobody begin to: for who takes it away. */
export async function lockAgainstNaming(db: Tx, id: string) {
  if (!isPostgres(db)) return
  await db.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
}

/** Lets only one transaction at a time look at the documents of a kind, and make one or set their order. */
export async function lockKind(db: Tx, kind: KindName) {
  if (isPostgres(db))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`documents:${kind}`}, 0))`.execute(db)
}

/** Those with a draft that visitors do not see, or with a moment to come. */
export async function draftedIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('documentTexts', 'documentTexts.documentId', 'documents.id')
    .select('documents.id')
    .distinct()
    .where('deletedAt', 'is', null)
    .where((row) => row.or([row('draft', 'is not', null), row('publishAt', 'is not', null)]))
    .execute()
  return rows.map(({ id }) => id)
}

/** As it is now, held for this transaction: an update that changes nothing locks the row on both engines. */
export const lockDocument = (db: Tx, id: string) =>
  db
    .updateTable('documents')
    .set((document) => ({ version: document.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Holds every document, one after the other, in the order in which all who hold several do. */
export async function lockAllDocuments(db: Tx) {
  const rows = await db.selectFrom('documents').select('id').orderBy('id').execute()
  for (const { id } of rows) await lockDocument(db, id)
}

/** All of every kind, the trash included. */
export const allDocuments = (db: Db) =>
  db.selectFrom('documents').selectAll().orderBy('kind').orderBy('place').orderBy('id').execute()

/** All of every kind with what they say, in their order, the trash included. */
export const everyDocument = (db: Db): Promise<WholeDocument[]> =>
  db
    .selectFrom('documents')
    .innerJoin('documentTexts', 'documentTexts.documentId', 'documents.id')
    .selectAll('documents')
    .select(['documentTexts.draft', 'documentTexts.published'])
    .where('language', '=', defaultLanguage)
    .orderBy('kind')
    .orderBy('place')
    .orderBy('id')
    .execute()

export type WholeDocument = DocumentTable & Pick<DocumentTextTable, 'draft' | 'published'>

/** In their order, the trash left out. */
export const documentsOfKind = (db: Db, kind: KindName) =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .orderBy('place')
    .orderBy('id')
    .execute()

export const trashedOfKind = (db: Db, kind: KindName) =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('kind', '=', kind)
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .execute()

export const textsOf = async (db: Db, ids: string[]): Promise<DocumentTextTable[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('documentTexts').selectAll().where('documentId', 'in', ids).execute()

/** What documents say, published or not and the trash included, where it contains this text. */
export const textsContaining = (db: Db, text: string) =>
  db
    .selectFrom('documentTexts')
    .select(['draft', 'published'])
    .where((row) =>
      row.or([row('draft', 'like', `%${text}%`), row('published', 'like', `%${text}%`)]),
    )
    .execute()

/** Without its id among what is set: PostgreSQL would wait for everybody who is naming the document. */
export const putDocument = (db: Tx, { id, ...rest }: DocumentTable) =>
  db
    .insertInto('documents')
    .values({ id, ...rest })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute()

/** Gives a document its place and leaves the rest to whoever is changing it. */
export const placeDocument = (db: Tx, id: string, place: number) =>
  db.updateTable('documents').set({ place }).where('id', '=', id).execute()

export const putText = (db: Tx, text: DocumentTextTable) =>
  db
    .insertInto('documentTexts')
    .values(text)
    .onConflict((conflict) => conflict.columns(['documentId', 'language']).doUpdateSet(text))
    .execute()

/** All but the trash, by kind and in order. */
const textsInOrder = (db: Db, language: string) =>
  db
    .selectFrom('documents')
    .innerJoin('documentTexts', 'documentTexts.documentId', 'documents.id')
    .select(['documents.id', 'documents.kind', 'documents.slug', 'documentTexts.published'])
    .where('language', '=', language)
    .where('deletedAt', 'is', null)
    .orderBy('kind')
    .orderBy('place')
    .orderBy('id')

/** What visitors see. */
export const publishedTexts = (db: Db, language: string) =>
  textsInOrder(db, language)
    .select('documents.publishedAt')
    .where('published', 'is not', null)
    .$narrowType<{ published: string; publishedAt: string }>()
    .execute()

/** As they are edited. */
export const latestTexts = (db: Db, language: string) =>
  textsInOrder(db, language).select('documentTexts.draft').execute()

/** The last place of a kind, the trash included. */
export async function lastPlace(db: Db, kind: KindName): Promise<number> {
  const row = await db
    .selectFrom('documents')
    .select('place')
    .where('kind', '=', kind)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.place ?? 0
}
