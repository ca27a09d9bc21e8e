import type { Kysely } from 'kysely'
import { asPost } from './as-post.ts'
import type { Post } from './post-schema.ts'
import { slugOf } from './post-slug.ts'
import { type PostTables, publishedPost } from './post-store.ts'
import { ownerOfSlug } from './slug-store.ts'

/** The published post with this key. */
export async function findPostByKey(db: Kysely<PostTables>, key: string) {
  if (!/^[\w-]{1,64}$/.test(key)) return undefined
  const row = await publishedPost(db, key, new Date().toISOString())
  return row && asPost(row)
}

/** The published post whose slug these words make, under any slug that it ever had. */
export async function findPostByTitle(db: Kysely<PostTables>, words: string) {
  const id = await ownerOfSlug(db, slugOf(words))
  return id === undefined ? undefined : findPostByKey(db, id)
}

/** What stands at the address with this slug: a post, the slug it has moved to, or nothing. */
export async function findPostBySlug(
  db: Kysely<PostTables>,
  asked: string,
): Promise<{ post: Post } | { movedTo: string } | undefined> {
  const post = await findPostByTitle(db, asked)
  if (!post) return undefined
  return post.slug === asked ? { post } : { movedTo: post.slug }
}
