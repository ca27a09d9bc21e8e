import { randomBytes } from 'node:crypto'
import { recordChange } from '../../history/record-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asPost } from '../read/as-post.ts'
import { checkContent } from './check-content.ts'
import { claimSlug } from './claim-slug.ts'
import { ensureCategory } from '../categories/ensure-category.ts'
import { indexPost } from '../search/index-post.ts'
import { openingOf } from '../sanitize/plain-text.ts'
import type { Post, PostTexts } from '../post-schema.ts'
import type { PostTable } from '../post-store.ts'
import { putPost } from './put-post.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/tables.ts'

/** Publishes a post at this moment. */
export async function writePost(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  given: PostTexts,
): Promise<Post> {
  permit(actor, 'posts')
  const texts = { ...given, content: await checkContent(given.content) }
  return changes.transaction(async (db, changed) => {
    const at = changes.now()
    const post = await keepPost(db, actor, { ...texts, publishedAt: at }, at)
    changed('posts')
    return asPost(post)
  })
}

/** Stores a post whose content has been checked, with all that goes with it. */
export async function keepPost(
  db: Tx,
  actor: Actor,
  { summary = '', authorName = '', ...given }: PostTexts & { publishedAt: string; id?: string },
  at: string,
): Promise<PostTable> {
  const id = given.id ?? randomBytes(16).toString('base64url')
  const category = await ensureCategory(db, actor, given.category, at)
  const post: PostTable = {
    id,
    slug: await claimSlug(db, id, given.title),
    title: given.title,
    category: category.name,
    categoryKey: category.key,
    thumbnail: given.thumbnail,
    summary,
    opening: openingOf(given.content),
    authorName,
    state: 'published',
    publishedAt: given.publishedAt,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
    trashedWith: null,
    version: 1,
    content: given.content,
  }
  await putPost(db, actor, post, { isNew: true })
  await indexPost(db, post)
  await recordChange(db, actor, { at, noun: 'posts', nounId: id, action: 'written', after: post })
  return post
}
