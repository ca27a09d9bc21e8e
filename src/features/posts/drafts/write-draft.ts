import { randomBytes } from 'node:crypto'
import type { Ctx } from '../../../platform/ctx.ts'
import { isUniqueViolation } from '../../../platform/db/is-unique-violation.ts'
import { recordChange } from '../../history/record-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asEdited } from '../read/as-post.ts'
import { noSuchPost } from '../read/no-such-post.ts'
import { categoryKey } from '../categories/category-name.ts'
import { checkContent } from '../write/check-content.ts'
import { openingOf } from '../sanitize/plain-text.ts'
import type { DraftTexts, EditedPost } from '../post-schema.ts'
import { lockAnyPost, type PostTable } from '../post-store.ts'
import { putPost } from '../write/put-post.ts'
import { StalePost } from '../write/stale-post.ts'

/**
 * Keeps what is not finished, for those who write alone; it has no address and no category of its own
 * yet. Asked again with the same key it is kept once.
 */
export async function writeDraft(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  texts: DraftTexts,
  mayTryAgain = true,
): Promise<EditedPost> {
  permit(actor, 'posts')
  const draft = await asDraft(texts, changes)
  try {
    return await changes.transaction(async (db) => {
      const known = texts.key === undefined ? undefined : await lockAnyPost(db, texts.key)
      if (known) return sameDraft(known, draft)
      await putPost(db, actor, draft, { isNew: true })
      await recordChange(db, actor, {
        at: draft.createdAt,
        noun: 'posts',
        nounId: draft.id,
        action: 'drafted',
        after: draft,
      })
      return asEdited(draft, draft.createdAt)
    })
  } catch (error) {
    if (!mayTryAgain || !isUniqueViolation(error)) throw error
    return writeDraft({ changes }, actor, texts, false)
  }
}

function sameDraft(known: PostTable, draft: PostTable): EditedPost {
  if (known.deletedAt !== null) throw noSuchPost()
  const isSame = texts.every((name) => known[name] === draft[name])
  if (!isSame || known.state !== 'draft') throw new StalePost(asEdited(known, draft.createdAt))
  return asEdited(known, draft.createdAt)
}

const texts = ['title', 'category', 'thumbnail', 'summary', 'authorName', 'content'] as const

async function asDraft(
  { key, summary = '', authorName = '', ...given }: DraftTexts,
  changes: Ctx['changes'],
): Promise<PostTable> {
  const content = await checkContent(given.content)
  const at = changes.now()
  const id = key ?? randomBytes(16).toString('base64url')
  return {
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
}
