import { type Kysely, sql } from 'kysely'

/** What people say of a picture: its name, its words, whether it is kept, thrown away or replaced. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const key = isPostgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('mediaNotes')
    .ifNotExists()
    .addColumn('mediaId', key, (column) =>
      column.primaryKey().references('media.id').onDelete('cascade'),
    )
    .addColumn('name', key, (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('isKept', 'integer', (column) => column.notNull())
    .addColumn('deletedAt', 'text')
    .addColumn('replacedById', key)
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await sql`
    insert into "mediaNotes" ("mediaId", "name", "alt", "words", "isKept", "version")
    select "id", '', '', '', 0, 1 from "media"
    where "id" not in (select "mediaId" from "mediaNotes")
  `.execute(db)
}
