import { type Kysely, sql, type SqlBool } from 'kysely'

/** All that the desk counts stands in the index, so that no row need be read. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createIndex('submissionsByWeek')
    .on('submissions')
    .columns(['kind', 'receivedAt', 'state', 'withdrawnAt', 'jobId'])
    .where(sql<SqlBool>`"supersededAt" is null and "deletedAt" is null`)
    .execute()
}
