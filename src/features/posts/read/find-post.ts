import { asPost } from './as-post.ts'
import type { Post } from '../post-schema.ts'
import { titleSlug } from '../write/title-slug.ts'
import { publishedPost } from '../post-store.ts'
import { ownerOfSlug } from '../slug-store.ts'
import { withPictures } from './with-pictures.ts'
import type { Ctx } from '../../../platform/ctx.ts'

/** The published post with this key. */
export async function findPostByKey({ db, clock }: Pick<Ctx, 'db' | 'clock'>, key: string) {
  if (!/^[\w-]{1,64}$/.test(key)) return undefined
  const row = await publishedPost(db, key, clock().toISOString())
  if (!row) return undefined
  const [post] = await withPictures(db, [asPost(row)])
  return post
}

/** The published post whose slug these words make, under any slug that it ever had. */
export async function findPostByTitle(ctx: Pick<Ctx, 'db' | 'clock'>, words: string) {
  const id = await ownerOfSlug(ctx.db, titleSlug(words))
  return id === undefined ? undefined : findPostByKey(ctx, id)
}

export type FoundPost = { post: Post } | { movedTo: string } | undefined

/** What stands at the address with this slug: a post, the slug it has moved to, or nothing. */
export async function findPostBySlug(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  asked: string,
): Promise<FoundPost> {
  const post = await findPostByTitle(ctx, asked)
  if (!post) return undefined
  return post.slug === asked ? { post } : { movedTo: post.slug }
}
