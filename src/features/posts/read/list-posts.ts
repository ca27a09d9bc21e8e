import { continuationToken, readContinuation } from '../../../platform/continuation-token.ts'
import { serverSecret } from '../../settings/server-secret.ts'
import { asCard, asPost } from './as-post.ts'
import { categoryKey, isAll } from '../categories/category-name.ts'
import { newestIn } from '../cache/cached-lists.ts'
import type { Post } from '../post-schema.ts'
import { listedCards, listedPosts, type Cursor } from '../post-store.ts'
import { withPictures } from './with-pictures.ts'
import type { Ctx } from '../../../platform/ctx.ts'

/** Signs where a list goes on. */
export const continuationSecret = 'continuationSecret'

export type PostList = {
  posts: Post[]
  hasMore: boolean
  nextContinuationToken: string | null
}

export type Asked = {
  category?: string | undefined
  limit?: number | undefined
  continuationToken?: string | undefined
}

const mostListed = 50
const usualLimit = 10

/**
 * The published posts, the newest first, as cards: all of them or those of a category. What is
 * published or removed meanwhile makes no post appear twice or go missing.
 */
export const listPosts = (
  ctx: Pick<Ctx, 'db' | 'clock'>,
  asked: Asked = {},
  newest = newestIn(ctx),
): Promise<PostList> =>
  listOf(ctx, asked, async (span, most) => {
    const goesOn = span.after !== undefined
    const cards = await (goesOn ? listedCards(ctx.db, span, most) : newest(span.categoryKey, most))
    return cards.map(asCard)
  })

/** The same with the content of each. */
export const listWholePosts = (
  ctx: Pick<Ctx, 'db' | 'clock'>,
  asked: Asked = {},
): Promise<PostList> =>
  listOf(ctx, asked, async (span, most) => (await listedPosts(ctx.db, span, most)).map(asPost))

type Span = { now: string; categoryKey: string | undefined; after: Cursor | undefined }

async function listOf(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { category, limit = usualLimit, continuationToken: token }: Asked,
  read: (span: Span, most: number) => Promise<Post[]>,
): Promise<PostList> {
  const key = category === undefined || isAll(category) ? undefined : categoryKey(category)
  const list = key === undefined ? 'posts' : `posts in ${key}`
  const secret = await serverSecret(db, continuationSecret)
  const position = token ? readContinuation(secret, list, token) : undefined
  const after = position && { publishedAt: position.at, id: position.id }
  const most = Math.min(mostListed, Math.max(1, limit))
  const found = await read({ now: clock().toISOString(), categoryKey: key, after }, most + 1)
  const posts = await withPictures(db, found.slice(0, most))
  const hasMore = found.length > most
  const last = posts.at(-1)
  return {
    posts,
    hasMore,
    nextContinuationToken:
      hasMore && last
        ? continuationToken(secret, list, { at: last.publishedAt, id: last.id })
        : null,
  }
}
