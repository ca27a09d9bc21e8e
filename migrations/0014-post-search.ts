import { type Kysely, sql } from 'kysely'

/** What a search reads of the listed posts; `n` counts up with the moment of publication. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const key = isPostgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('postWords')
    .ifNotExists()
    .addColumn('word', key, (column) => column.primaryKey())
    .addColumn('reversed', key, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('postWordsReversed')
    .ifNotExists()
    .on('postWords')
    .column('reversed')
    .execute()
  let table = db.schema
    .createTable('postSearch')
    .ifNotExists()
    .addColumn('n', isPostgres ? 'bigint' : 'integer', (column) => column.primaryKey())
    .addColumn('postId', key, (column) => column.notNull().unique())
    .addColumn('headings', 'text', (column) => column.notNull())
  if (isPostgres) table = table.addColumn('words', sql`tsvector`, (column) => column.notNull())
  await table.execute()
  if (isPostgres)
    await sql`create index if not exists "postSearchWords" on "postSearch" using gin ("words")`.execute(
      db,
    )
  else
    await sql`create virtual table if not exists "postIndex" using fts5 (
      words, content='', contentless_delete=1, detail='none', tokenize='ascii')`.execute(db)
}
