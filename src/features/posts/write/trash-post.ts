import type { Actor } from '../../sessions/actor.ts'
import type { PostTable } from '../post-store.ts'
import { savePost } from './save-post.ts'
import type { Tx } from '../../../platform/db/tables.ts'

/** Moves a held post into the trash or out of it, and writes that down. */
export function movePost(
  db: Tx,
  actor: Actor,
  before: PostTable,
  to: Pick<PostTable, 'deletedAt' | 'trashedWith'> & Partial<Pick<PostTable, 'state'>>,
  at: string,
): Promise<PostTable> {
  const action = to.deletedAt === null ? 'restored' : 'removed'
  return savePost(db, actor, { before, change: to, action, at })
}

export const intoTrash = (at: string, trashedWith: string | null = null) => ({
  deletedAt: at,
  trashedWith,
})

export const outOfTrash = { deletedAt: null, trashedWith: null }

/** One whose moment came while it lay in the trash is a draft: bringing it back publishes nothing. */
export function broughtBack({ state, publishedAt, deletedAt }: PostTable, at: string) {
  const isMissed = deletedAt !== null && publishedAt > deletedAt && publishedAt <= at
  return { ...outOfTrash, state: isMissed ? ('draft' as const) : state }
}
