import { laterThan } from '../../../platform/moments.ts'
import type { Tx } from '../../../platform/db/tables.ts'
import { recordChange } from '../../history/record-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { categoryKey } from '../categories/category-name.ts'
import { ensureCategory } from '../categories/ensure-category.ts'
import { replaceCategory } from '../category-store.ts'
import type { PostTable } from '../post-store.ts'
import { putPost } from '../write/put-post.ts'
import { openingOf } from '../sanitize/plain-text.ts'
import { indexPost } from '../search/index-post.ts'
import { giveSlug, removeSlugs } from '../slug-store.ts'
import { claimSlug } from '../write/claim-slug.ts'
import { savePost } from '../write/save-post.ts'
import { intoTrash, outOfTrash } from '../write/trash-post.ts'
import { lockAllPosts, parkSlug } from './all-posts-store.ts'
import {
  asWhole,
  differences,
  isKept,
  type PostDifference,
  slugsByPost,
  type WholePost,
} from './whole-post.ts'

/**
 * Puts posts, whose content has been checked, in the place of all that are there: the others go to the
 * trash, and an address that one of these has is no longer that of another.
 */
export async function replacePosts(
  db: Tx,
  actor: Actor,
  posts: WholePost[],
  at: string,
): Promise<PostDifference[]> {
  permit(actor, 'posts')
  const rows = await lockAllPosts(db)
  const had = await slugsByPost(db)
  const there = rows.filter(isKept).map((row) => asWhole(row, had.get(row.id)))
  const found = differences(there, posts)
  if (found.length === 0) return []
  await nameCategories(db, actor, posts, at)
  const owners = new Map(
    posts.flatMap(({ id, slug, formerly }) => [slug, ...formerly].map((one) => [one, id])),
  )
  const losers = rows.filter(({ id, slug }) => (owners.get(slug) ?? id) !== id)
  for (const { id } of losers) await parkSlug(db, id)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { action, post } of found)
    if (action !== 'removed') await putWhole(db, actor, { post, before: byId.get(post.id), at })
  const named = new Set(posts.map(({ id }) => id))
  for (const before of rows.filter(({ id }) => !named.has(id)))
    await putAway(db, actor, { before, isLoser: losers.includes(before), at })
  return found
}

type Putting = { post: WholePost; before: PostTable | undefined; at: string }

async function putWhole(db: Tx, actor: Actor, { post, before, at }: Putting) {
  const { id, slug, formerly, state, publishedAt, updatedAt, ...texts } = post
  await removeSlugs(db, id)
  for (const one of slug === null ? formerly : [slug, ...formerly]) await giveSlug(db, one, id)
  const change = {
    ...texts,
    slug: slug ?? `~${id}`,
    categoryKey: categoryKey(texts.category),
    opening: openingOf(texts.content),
    state,
    publishedAt: publishedAt ?? before?.publishedAt ?? at,
    updatedAt: updatedAt ?? (before ? laterThan(before.updatedAt, at) : at),
    ...outOfTrash,
  }
  if (before) {
    const action = isKept(before) ? 'changed' : 'restored'
    await savePost(db, actor, { before, change, action, at })
    return
  }
  const after = { id, ...change, createdAt: at, version: 1 }
  await putPost(db, actor, after, { isNew: true })
  await indexPost(db, after)
  const action = state === 'draft' ? 'drafted' : 'written'
  await recordChange(db, actor, { at, noun: 'posts', nounId: id, action, after })
}

type PuttingAway = { before: PostTable; isLoser: boolean; at: string }

/** Into the trash, if it isn't there; with an address of its own, where another has got the one it had. */
async function putAway(db: Tx, actor: Actor, { before, isLoser, at }: PuttingAway) {
  if (!isKept(before) && !isLoser) return
  const change = {
    ...(isKept(before) && intoTrash(at)),
    ...(isLoser && { slug: await claimSlug(db, before.id, before.title) }),
  }
  const action = isKept(before) ? 'removed' : 'moved to another address'
  await savePost(db, actor, { before, change, action, at })
}

/** Each category of what readers see is there, and spelled as in one of its posts. */
async function nameCategories(db: Tx, actor: Actor, posts: WholePost[], at: string) {
  const shown = posts.filter(({ state }) => state === 'published')
  for (const [key, own] of Map.groupBy(shown, ({ category }) => categoryKey(category))) {
    const names = own.map(({ category }) => category)
    const before = await ensureCategory(db, actor, names[0]!, at)
    if (names.includes(before.name)) continue
    const after = {
      ...before,
      name: names[0]!,
      updatedAt: laterThan(before.updatedAt, at),
      version: before.version + 1,
    }
    await replaceCategory(db, after)
    const change = { at, noun: 'categories', nounId: key, action: 'changed', before, after }
    await recordChange(db, actor, change)
  }
}
