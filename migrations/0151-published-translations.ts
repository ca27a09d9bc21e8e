import type { Kysely } from 'kysely'

/** What visitors saw of a document in its other languages before a publication. */
export const up = (db: Kysely<never>) =>
  db.schema.alterTable('publicationDocuments').addColumn('translations', 'text').execute()
