import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asEdited, asPost } from '../read/as-post.ts'
import { checkContent } from './check-content.ts'
import { claimSlug } from './claim-slug.ts'
import { ensureCategory } from '../categories/ensure-category.ts'
import { noSuchPost } from '../read/no-such-post.ts'
import { openingOf } from '../sanitize/plain-text.ts'
import type { Post, PostChange } from '../post-schema.ts'
import { lockPost } from '../post-store.ts'
import { savePost } from './save-post.ts'
import { titleSlug } from './title-slug.ts'
import { StalePost } from './stale-post.ts'

/**
 * Replaces the texts of a post, unless it has changed since the version that the change names. A
 * new title brings a new address; the old one goes on leading here.
 */
export async function changePost(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
  { version, ...given }: PostChange,
  action = 'changed',
): Promise<Post> {
  permit(actor, 'posts')
  const content = await checkContent(given.content)
  return changes.transaction(async (db, changed) => {
    const before = await lockPost(db, id)
    if (!before) throw noSuchPost()
    if (version !== undefined && version !== before.version)
      throw new StalePost(asEdited(before, changes.now()))
    const at = changes.now()
    const category = await ensureCategory(db, actor, given.category, at)
    const isSameAddress = titleSlug(given.title) === titleSlug(before.title)
    const change = {
      slug: isSameAddress ? before.slug : await claimSlug(db, id, given.title),
      title: given.title,
      category: category.name,
      categoryKey: category.key,
      thumbnail: given.thumbnail,
      summary: given.summary ?? before.summary,
      authorName: given.authorName ?? before.authorName,
      opening: openingOf(content),
      content,
    }
    const after = await savePost(db, actor, { before, change, action, at })
    changed('posts')
    return asPost(after)
  })
}
