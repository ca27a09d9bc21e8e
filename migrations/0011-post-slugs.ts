import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const key = isPostgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('postSlugs')
    .addColumn('slug', key, (column) => column.primaryKey())
    .addColumn('postId', key, (column) =>
      column
        .notNull()
        .references('posts.id')
        .onDelete('cascade')
        // A slug is taken before the row of its post can be written.
        .modifyEnd(sql`deferrable initially deferred`),
    )
    .execute()
}
