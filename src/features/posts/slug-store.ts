import type { Db, Tx } from '../../platform/db/tables.ts'

/** Every slug that a post has or had; none is given away while its post lives. */
declare module '../../platform/db/tables.ts' {
  interface Tables {
    postSlugs: { slug: string; postId: string }
  }
}

export async function ownerOfSlug(db: Db, slug: string) {
  const row = await db
    .selectFrom('postSlugs')
    .select('postId')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.postId
}

/** Takes a slug unless somebody has it; says whether it was free. */
export async function addSlug(db: Tx, slug: string, postId: string) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('postSlugs')
    .values({ slug, postId })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

/** All slugs that are a base and a number, whoever has them. */
export async function numberedSlugs(db: Db, base: string): Promise<string[]> {
  const rows = await db
    .selectFrom('postSlugs')
    .select('slug')
    .where('slug', '>', `${base}-`)
    .where('slug', '<', `${base}-:`)
    .execute()
  return rows.map(({ slug }) => slug)
}

/** Every slug that any post has or had. */
export const allSlugs = (db: Db) =>
  db.selectFrom('postSlugs').select(['slug', 'postId']).orderBy('slug').execute()

export const removeSlugs = (db: Tx, postId: string) =>
  db.deleteFrom('postSlugs').where('postId', '=', postId).execute()

/** The slug is now the post's, whoever had it: where a pack takes the place of all there was. */
export const giveSlug = (db: Tx, slug: string, postId: string) =>
  db
    .insertInto('postSlugs')
    .values({ slug, postId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ postId }))
    .execute()
