import { type Kysely, sql } from 'kysely'

/** The words of each submission. SQLite keeps them as text beside their index, so that erasing can take them out of it. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  await db.schema
    .createTable('submissionSearch')
    .ifNotExists()
    .addColumn('n', isPostgres ? 'bigint' : 'integer', (column) => column.primaryKey())
    .addColumn('submissionId', 'text', (column) =>
      column.notNull().unique().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('words', isPostgres ? sql`tsvector` : 'text', (column) => column.notNull())
    .execute()
  if (isPostgres) {
    await sql`create index if not exists "submissionSearchWords"
      on "submissionSearch" using gin ("words")`.execute(db)
    return
  }
  await sql`create virtual table if not exists "submissionIndex" using fts5 (
    words, content='submissionSearch', content_rowid='n', detail='none', prefix='2 3',
    tokenize='ascii')`.execute(db)
  await sql`insert into "submissionIndex" ("submissionIndex", rank)
    values ('secure-delete', 1)`.execute(db)
}
