import { type Kysely, sql } from 'kysely'

/** Where each picture is shown: in which document or post, in what of it, and with which words. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const key = isPostgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('mediaUses')
    .ifNotExists()
    .addColumn('picture', key, (column) => column.notNull())
    .addColumn('noun', key, (column) => column.notNull())
    .addColumn('nounId', key, (column) => column.notNull())
    .addColumn('side', key, (column) => column.notNull())
    .addColumn('path', key, (column) => column.notNull())
    .addColumn('kind', key, (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('isWordless', 'integer', (column) => column.notNull())
    .addColumn('isTrashed', 'integer', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mediaUsesKey', ['noun', 'nounId', 'side', 'path'])
    .execute()
  await db.schema
    .createIndex('mediaUsesOfPicture')
    .ifNotExists()
    .on('mediaUses')
    .column('picture')
    .execute()
}
