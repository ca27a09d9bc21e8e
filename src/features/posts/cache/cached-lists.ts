import { listCategories } from '../categories/list-categories.ts'
import type { Post } from '../post-schema.ts'
import { listedCards, type PostCard } from '../post-store.ts'
import { type FoundPost, findPostBySlug } from '../read/find-post.ts'
import { type Neighbours, neighboursOf } from '../read/neighbours-of.ts'
import { ReadCache } from './read-cache.ts'
import type { Ctx } from '../../../platform/ctx.ts'

const mostLists = 200
const mostNeighbours = 200

/** Letters of the posts that are kept whole; one that isn't there weighs something, too, or they would be endless. */
const mostLetters = 1_000_000
const leastLetters = 2_000

const lettersOf = (found: FoundPost) =>
  leastLetters + (found && 'post' in found ? found.post.content.length : 0)

/** The newest posts, of a category or of all: nearly every post names some of the same. */
type Newest = (categoryKey: string | undefined, most: number) => Promise<PostCard[]>

export const newestIn =
  ({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Newest =>
  (categoryKey, most) =>
    listedCards(db, { now: clock().toISOString(), categoryKey }, most)

export type CachedLists = ReturnType<typeof cachedLists>

/**
 * Lists that are the same on many pages, and the posts that were asked for last, each read once until a post
 * changes: it is mostly something else that makes the page of a post be drawn anew.
 */
export function cachedLists(ctx: Pick<Ctx, 'db' | 'clock'>) {
  const cards = new ReadCache<PostCard[]>(mostLists)
  const names = new ReadCache<string[]>(1)
  const posts = new ReadCache<FoundPost>(mostLetters, lettersOf)
  const beside = new ReadCache<Neighbours>(mostNeighbours)
  const newest: Newest = (categoryKey, most) =>
    cards.get(JSON.stringify([categoryKey, most]), () => newestIn(ctx)(categoryKey, most))
  return {
    newest,
    categories: () => names.get('', () => listCategories(ctx)),
    bySlug: (slug: string) => posts.get(slug, () => findPostBySlug(ctx, slug)),
    neighbours: (post: Post) => beside.get(post.id, () => neighboursOf(ctx, post)),
    forget() {
      for (const cache of [cards, names, posts, beside]) cache.forget()
    },
  }
}
