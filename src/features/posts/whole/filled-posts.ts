import type { Db, Tx } from '../../../platform/db/tables.ts'
import { firstMade } from '../../history/first-made.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { ensureCategory } from '../categories/ensure-category.ts'
import { lockPost, lockTrashedPost, type PostTable } from '../post-store.ts'
import { broughtBack, intoTrash, movePost } from '../write/trash-post.ts'
import { allPosts } from './all-posts-store.ts'
import { isKept } from './whole-post.ts'

export type FilledPost = { id: string; title: string; isKept: boolean; isUntouched: boolean }

const words = ['title', 'category', 'thumbnail', 'summary', 'authorName', 'content'] as const

/** The posts that the database was filled with, as they have become; the trash included. */
export async function filledPosts(db: Db): Promise<FilledPost[]> {
  const given = await firstMade<PostTable>(db, { noun: 'posts', action: 'written' })
  return (await allPosts(db)).flatMap((post) => {
    const { at, made } = given.get(post.id) ?? {}
    // What an import has put in was written then, and not when it is said to have been published.
    if (!made || at !== made.publishedAt) return []
    const isUntouched = isKept(post) && words.every((name) => post[name] === made[name])
    return [{ id: post.id, title: post.title, isKept: isKept(post), isUntouched }]
  })
}

/** Moves posts to the trash, those that are not there already. */
export async function trashPosts(db: Tx, actor: Actor, ids: string[], at: string) {
  permit(actor, 'posts')
  for (const id of ids.toSorted()) {
    const before = await lockPost(db, id)
    if (before) await movePost(db, actor, before, intoTrash(at), at)
  }
}

/** Brings those back that are still in the trash; says how many. */
export async function restorePosts(db: Tx, actor: Actor, ids: string[], at: string) {
  permit(actor, 'posts')
  let count = 0
  for (const id of ids.toSorted()) {
    const before = await lockTrashedPost(db, id)
    if (!before) continue
    const to = broughtBack(before, at)
    if (to.state !== 'draft') await ensureCategory(db, actor, before.category, at)
    await movePost(db, actor, before, to, at)
    count++
  }
  return count
}
