import { type Kysely, sql } from 'kysely'

/** One address has one application for one job. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createIndex('submissions_one_application')
    .on('submissions')
    .columns(['jobId', 'emailKey'])
    .unique()
    .where(sql.ref('jobId'), 'is not', null)
    .where(sql.ref('supersededAt'), 'is', null)
    .execute()
}
