import type { Tx } from '../../../platform/db/tables.ts'
import type { Actor } from '../../sessions/actor.ts'
import { notePostPictures } from '../write/put-post.ts'
import { postsShowing } from './post-texts-store.ts'

/** Notes which pictures each post shows, the trash included. */
export async function noteEarlierPosts(db: Tx, actor: Actor) {
  for await (const post of postsShowing(db, '/media/')) await notePostPictures(db, actor, post)
}
