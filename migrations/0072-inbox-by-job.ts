import { type Kysely, sql } from 'kysely'

/** The applications for one job, and which jobs have some. */
export async function up(db: Kysely<never>) {
  await sql`create index if not exists "inboxByJob" on "submissions"
    ("kind", "jobId", "receivedAt", "id", "n")
    where "supersededAt" is null and "deletedAt" is null and "jobId" is not null`.execute(db)
}
