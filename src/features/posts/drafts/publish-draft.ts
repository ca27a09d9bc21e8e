import { z } from 'zod'
import type { Ctx } from '../../../platform/ctx.ts'
import { isTooFar, momentRefusals } from '../../../platform/moments.ts'
import { readFields } from '../../../platform/http/read-fields.ts'
import { fieldProblem, Problem, type Refusal } from '../../../platform/problem.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asEdited, stateOf } from '../read/as-post.ts'
import { claimSlug } from '../write/claim-slug.ts'
import { ensureCategory } from '../categories/ensure-category.ts'
import { lockPostVersion } from '../write/lock-post-version.ts'
import { postRefusals } from '../post-refusals.ts'
import { type EditedPost, postSchema, type Publication } from '../post-schema.ts'
import { savePost } from '../write/save-post.ts'

/**
 * Shows a draft to readers, at once or from a moment in the future on; a scheduled post can be
 * published at once or moved to another moment in the same way.
 */
export async function publishDraft(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
  { version, publishedAt: wanted }: Publication,
): Promise<EditedPost> {
  permit(actor, 'posts')
  const later = wanted === undefined ? undefined : momentToCome(wanted, changes.now())
  return changes.transaction(async (db, changed) => {
    const before = await lockPostVersion(db, id, version, changes)
    const at = changes.now()
    if (stateOf(before, at) === 'published')
      throw new Problem(postRefusals['post-published-already'])
    const { title, category: name } = readFields(postSchema, before)
    const category = await ensureCategory(db, actor, name, at)
    const change = {
      title,
      slug: await claimSlug(db, id, title),
      category: category.name,
      categoryKey: category.key,
      state: 'published' as const,
      publishedAt: later ?? at,
    }
    const action = later ? 'scheduled' : 'published'
    const after = await savePost(db, actor, { before, change, action, at })
    changed('posts')
    return asEdited(after, at)
  })
}

function momentToCome(wanted: string, now: string): string {
  const refuse = (refusal: Refusal) => fieldProblem('publishedAt', refusal)
  const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(wanted)
  // Date.parse takes the 30th of February for the second of March.
  const isDay = z.iso.date().safeParse(wanted.slice(0, 10)).success
  const moment = isMoment && isDay ? Date.parse(wanted) : Number.NaN
  if (Number.isNaN(moment)) throw refuse(postRefusals['moment-invalid'])
  if (moment <= Date.parse(now)) throw refuse(postRefusals['moment-passed'])
  if (isTooFar(wanted, now)) throw refuse(momentRefusals['moment-too-far'])
  return new Date(moment).toISOString()
}
