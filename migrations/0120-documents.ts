import { type Kysely, sql } from 'kysely'

/** What pages say, one row for each thing; its words in rows of their own, one for each language. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const key = isPostgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('documents')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('kind', key, (column) => column.notNull())
    .addColumn('slug', key)
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('publishedAt', 'text')
    .addColumn('publishAt', 'text')
    .addColumn('deletedAt', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('documentsByKind')
    .on('documents')
    .columns(['kind', 'place', 'id'])
    .execute()
  await db.schema
    .createTable('documentTexts')
    .addColumn('documentId', key, (column) =>
      column.notNull().references('documents.id').onDelete('cascade'),
    )
    .addColumn('language', key, (column) => column.notNull())
    .addColumn('draft', 'text')
    .addColumn('published', 'text')
    .addPrimaryKeyConstraint('documentTextsKey', ['documentId', 'language'])
    .execute()
  await db.schema
    .createTable('documentSlugs')
    .addColumn('kind', key, (column) => column.notNull())
    .addColumn('slug', key, (column) => column.notNull())
    .addColumn('documentId', key, (column) =>
      column.notNull().references('documents.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('documentSlugsKey', ['kind', 'slug'])
    .execute()
  await db.schema
    .createTable('documentLinks')
    .addColumn('fromId', key, (column) =>
      column.notNull().references('documents.id').onDelete('cascade'),
    )
    .addColumn('toId', key, (column) => column.notNull())
    .addPrimaryKeyConstraint('documentLinksKey', ['fromId', 'toId'])
    .execute()
  await db.schema.createIndex('documentLinksTo').on('documentLinks').column('toId').execute()
}
