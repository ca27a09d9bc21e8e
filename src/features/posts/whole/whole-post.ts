import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../platform/db/tables.ts'
import type { PostTable } from '../post-store.ts'
import { allSlugs } from '../slug-store.ts'
import { allPosts } from './all-posts-store.ts'

/**
 * All of a post that goes with it to another database. A draft that was never published has no `slug`,
 * and no draft has a `publishedAt`; without `updatedAt` it is changed when it is put in.
 */
export type WholePost = Pick<
  PostTable,
  'id' | 'title' | 'category' | 'thumbnail' | 'summary' | 'authorName' | 'content'
> & {
  state: 'published' | 'draft'
  slug: string | null
  formerly: string[]
  publishedAt: string | null
  updatedAt: string | null
}

export type PostDifference = { action: 'added' | 'changed' | 'removed'; post: WholePost }

/** Every post that is not in the trash. */
export async function everyPost(db: Db): Promise<WholePost[]> {
  const [rows, had] = [await allPosts(db), await slugsByPost(db)]
  return rows.filter(isKept).map((row) => asWhole(row, had.get(row.id)))
}

/** What would change if these posts took the place of all that are there. */
export async function comparePosts(db: Db, posts: WholePost[]): Promise<PostDifference[]> {
  return differences(await everyPost(db), posts)
}

export function differences(there: WholePost[], posts: WholePost[]): PostDifference[] {
  const known = new Map(there.map((post) => [post.id, post]))
  const named = new Set(posts.map(({ id }) => id))
  return [
    ...posts.flatMap((post): PostDifference[] => {
      const now = known.get(post.id)
      if (!now) return [{ action: 'added', post }]
      return isSame(post, now) ? [] : [{ action: 'changed', post }]
    }),
    ...there
      .filter(({ id }) => !named.has(id))
      .map((post): PostDifference => ({ action: 'removed', post })),
  ]
}

const isSame = (post: WholePost, now: WholePost) =>
  isDeepStrictEqual(
    {
      ...post,
      formerly: post.formerly.toSorted(),
      updatedAt: post.updatedAt ?? now.updatedAt,
    },
    now,
  )

export const isKept = ({ deletedAt }: PostTable) => deletedAt === null

export async function slugsByPost(db: Db): Promise<Map<string, string[]>> {
  const all = Map.groupBy(await allSlugs(db), ({ postId }) => postId)
  return new Map([...all].map(([id, had]) => [id, had.map(({ slug }) => slug).toSorted()]))
}

export const asWhole = (row: PostTable, had: string[] = []): WholePost => ({
  id: row.id,
  slug: row.slug.startsWith('~') ? null : row.slug,
  formerly: had.filter((slug) => slug !== row.slug),
  title: row.title,
  category: row.category,
  thumbnail: row.thumbnail,
  summary: row.summary,
  authorName: row.authorName,
  state: row.state === 'draft' ? 'draft' : 'published',
  publishedAt: row.state === 'draft' ? null : row.publishedAt,
  updatedAt: row.updatedAt,
  content: row.content,
})
