import { type Kysely, sql } from 'kysely'

/** What changed, written with the change itself, for other processes on one PostgreSQL to catch up from. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  if (!isPostgres) return
  await sql`create table if not exists "changes" (
    "n" bigint generated always as identity primary key,
    "xact" bigint not null default txid_current(),
    "at" timestamptz not null default now(),
    "nouns" text not null
  )`.execute(db)
  await sql`create index if not exists "changesByTransaction" on "changes" ("xact")`.execute(db)
}
