import type { Ctx } from '../../../platform/ctx.ts'
import { readFields } from '../../../platform/http/read-fields.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { stateOf } from '../read/as-post.ts'
import { changeDraft } from '../drafts/change-draft.ts'
import { changePost } from '../write/change-post.ts'
import { noSuchPost } from '../read/no-such-post.ts'
import { draftChangeSchema, type EditedPost, postChangeSchema } from '../post-schema.ts'
import { anyPost, type PostTable } from '../post-store.ts'
import { type RevisionTexts, readRevision } from './read-revision.ts'
import { restoreAsDraft } from './restore-as-draft.ts'

/**
 * Gives a post the texts of an earlier version again, as a new version, unless it has changed since
 * the version named. Whether readers see it stays as it is, but for a version that they cannot be
 * shown, one without a title: with that the post is a draft.
 */
export async function restoreRevision(
  ctx: Pick<Ctx, 'db' | 'changes'>,
  actor: Actor,
  id: string,
  { revisionId, version }: { revisionId: string; version: number },
): Promise<EditedPost> {
  permit(actor, 'posts')
  const revision = await readRevision(ctx, actor, id, revisionId)
  const present = await anyPost(ctx.db, id)
  if (!present) throw noSuchPost()
  const action = `version ${revision.version} restored`
  const texts = { ...asMayBeSaved(revision, present), version }
  if (present.state === 'draft') return changeDraft(ctx, actor, id, texts, action)
  const published = postChangeSchema.safeParse(texts)
  if (!published.success) return restoreAsDraft(ctx, actor, id, texts, action)
  const post = await changePost(ctx, actor, id, published.data, action)
  return { ...post, state: stateOf(present, ctx.changes.now()) }
}

/** The texts of a version; what it does not have yet, or what was allowed once and is not now, stays as it is. */
function asMayBeSaved(revision: RevisionTexts, present: PostTable) {
  const wanted = { ...revision, category: revision.category || present.category }
  const { error } = draftChangeSchema.safeParse(wanted)
  const kept = new Set(error?.issues.map(({ path: [name] }) => name))
  const ofPresent = Object.entries(present).filter(([name]) => kept.has(name))
  return readFields(draftChangeSchema, { ...wanted, ...Object.fromEntries(ofPresent) })
}
