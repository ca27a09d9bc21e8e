import type { Db, Tx } from '../../../platform/db/tables.ts'
import type { PostTable } from '../post-store.ts'

/** Every post, the trash included. */
export const allPosts = (db: Db): Promise<PostTable[]> =>
  db.selectFrom('posts').selectAll().orderBy('id').execute()

/** The same, held for this transaction: an update that changes nothing locks the rows on both engines. */
export async function lockAllPosts(db: Tx): Promise<PostTable[]> {
  await db
    .updateTable('posts')
    .set((post) => ({ version: post.ref('version') }))
    .execute()
  return allPosts(db)
}

/** Takes the address of a post away until it is given another; no title makes a slug with this sign. */
export const parkSlug = (db: Tx, id: string) =>
  db
    .updateTable('posts')
    .set({ slug: `~${id}` })
    .where('id', '=', id)
    .execute()
