import { type Kysely, sql, type SqlBool } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createIndex('submissionsNew')
    .on('submissions')
    .column('kind')
    .where(
      sql<SqlBool>`"state" = 'new' and "withdrawnAt" is null and "supersededAt" is null and "deletedAt" is null`,
    )
    .execute()
}
