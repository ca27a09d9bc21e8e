import { randomBytes } from 'node:crypto'
import type { Changes } from '../../platform/db/changes.ts'
import { type HistoryTables, recordChange } from '../history/record-change.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { asEdited } from './as-post.ts'
import { categoryKey } from './category-name.ts'
import { checkContent } from './check-content.ts'
import { openingOf } from './plain-text.ts'
import type { DraftTexts, EditedPost } from './post-schema.ts'
import { addPost, type PostTable, type PostTables } from './post-store.ts'

/** Keeps what is not finished, for those who write alone; it has no address and no category of its own yet. */
export async function writeDraft(
  changes: Changes<PostTables & HistoryTables>,
  actor: Actor,
  { summary = '', authorName = '', ...given }: DraftTexts,
): Promise<EditedPost> {
  permit(actor, 'posts')
  const content = checkContent(given.content)
  return changes.transaction(async (db, changed) => {
    const at = new Date().toISOString()
    const id = randomBytes(16).toString('base64url')
    const draft: PostTable = {
      id,
      // No title makes a slug with this sign.
      slug: `~${id}`,
      title: given.title,
      category: given.category,
      categoryKey: categoryKey(given.category),
      thumbnail: given.thumbnail,
      summary,
      opening: openingOf(content),
      authorName,
      state: 'draft',
      publishedAt: at,
      createdAt: at,
      updatedAt: at,
      deletedAt: null,
      trashedWith: null,
      version: 1,
      content,
    }
    await addPost(db, draft)
    await recordChange(db, actor, {
      at,
      noun: 'posts',
      nounId: id,
      action: 'drafted',
      after: draft,
    })
    changed('drafts')
    return asEdited(draft)
  })
}
