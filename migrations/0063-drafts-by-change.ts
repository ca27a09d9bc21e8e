import { type Kysely, sql, type SqlBool } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createIndex('draftsByChange')
    .on('posts')
    .columns(['updatedAt desc', 'id'])
    .where(sql<SqlBool>`"state" = 'draft' and "deletedAt" is null`)
    .execute()
}
