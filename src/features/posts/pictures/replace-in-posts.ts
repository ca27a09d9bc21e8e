import type { Noun, Tx } from '../../../platform/db/tables.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { lockAnyPost } from '../post-store.ts'
import { savePost } from '../write/save-post.ts'

type Replacing = { ids: string[]; rewrite: (text: string) => string; action: string; at: string }

/** The measures that a picture of ours was given: of another picture they are others. */
const measured = /(<img src="\/media\/[^>]*?)( (?:width|height)="\d+")+/g

/** Has posts show another upload, drafts and the trash included; says what changed. */
export async function replaceInPosts(
  db: Tx,
  actor: Actor,
  { ids, rewrite, action, at }: Replacing,
): Promise<Noun[]> {
  permit(actor, 'posts')
  const changed: Noun[] = []
  for (const id of ids.toSorted()) {
    const before = await lockAnyPost(db, id)
    if (!before) continue
    const change = {
      thumbnail: rewrite(before.thumbnail),
      content: before.content.replace(/<img src="\/media\/[^>]*>/g, (image) =>
        rewrite(image) === image ? image : rewrite(image).replace(measured, '$1'),
      ),
    }
    change.content = rewrite(change.content)
    if (change.thumbnail === before.thumbnail && change.content === before.content) continue
    await savePost(db, actor, { before, change, action, at })
    changed.push('posts')
  }
  return changed
}
