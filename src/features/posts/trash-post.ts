import type { Transaction } from 'kysely'
import { type HistoryTables, recordChange } from '../history/record-change.ts'
import type { Actor } from '../sessions/actor.ts'
import { indexPost } from './index-post.ts'
import { type PostTable, type PostTables, replacePost } from './post-store.ts'

/** Moves a held post into the trash or out of it, and writes that down. */
export async function movePost(
  db: Transaction<PostTables & HistoryTables>,
  actor: Actor,
  before: PostTable,
  to: Pick<PostTable, 'deletedAt' | 'trashedWith'>,
  at: string,
): Promise<PostTable> {
  const after = { ...before, ...to, updatedAt: at, version: before.version + 1 }
  await replacePost(db, after)
  await indexPost(db, after)
  await recordChange(db, actor, {
    at,
    noun: 'posts',
    nounId: before.id,
    action: to.deletedAt === null ? 'restored' : 'removed',
    before,
    after,
  })
  return after
}

export const intoTrash = (at: string, trashedWith: string | null = null) => ({
  deletedAt: at,
  trashedWith,
})

export const outOfTrash = { deletedAt: null, trashedWith: null }
