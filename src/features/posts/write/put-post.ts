import type { Tx } from '../../../platform/db/tables.ts'
import { noteUses } from '../../media/library/note-uses.ts'
import type { Actor } from '../../sessions/actor.ts'
import { usesOfPost } from '../pictures/post-pictures.ts'
import { addPost, type PostTable, replacePost } from '../post-store.ts'

/** A post as a row, new or in the place of what it was, and where it shows pictures. */
export async function putPost(
  db: Tx,
  actor: Actor,
  post: PostTable,
  { isNew = false } = {},
): Promise<void> {
  await (isNew ? addPost(db, post) : replacePost(db, post))
  await notePostPictures(db, actor, post)
}

export const notePostPictures = (db: Tx, actor: Actor, post: PostTable) =>
  noteUses(
    db,
    actor,
    {
      noun: 'posts',
      nounId: post.id,
      kind: '',
      title: post.title,
      isTrashed: post.deletedAt !== null,
      uses: usesOfPost(post),
    },
    post.updatedAt,
  )
