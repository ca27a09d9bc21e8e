import { type Kysely, sql, type SqlBool } from 'kysely'

const isListed = sql<SqlBool>`"state" = 'published' and "deletedAt" is null`

/** Only what is on the lists is in their indexes. */
export async function up(db: Kysely<never>) {
  const index = (name: string) => db.schema.createIndex(name).ifNotExists().on('posts')
  await index('postsByDate').columns(['publishedAt desc', 'id desc']).where(isListed).execute()
  await index('postsByCategory')
    .columns(['categoryKey', 'publishedAt desc', 'id desc'])
    .where(isListed)
    .execute()
  await db.schema
    .createIndex('postSlugsByPost')
    .ifNotExists()
    .on('postSlugs')
    .column('postId')
    .execute()
}
