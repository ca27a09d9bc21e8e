import type { Ctx } from '../../../platform/ctx.ts'
import { changesOf } from '../../history/changes-of.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { asEdited } from '../read/as-post.ts'
import { noSuchPost } from '../read/no-such-post.ts'
import type { EditedPost } from '../post-schema.ts'
import { anyPost } from '../post-store.ts'

export type Revision = {
  id: string
  at: string
  who: string | null
  action: string
  version: number
  title: string
  state: string
}

type Revisions = { post: EditedPost; revisions: Revision[]; next: string | null }

/** What a post is now, and its saved versions, the newest first; `after` is where the page before ended. */
export async function listRevisions(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  after?: string,
): Promise<Revisions> {
  permit(actor, 'posts')
  const post = await anyPost(db, id)
  if (!post) throw noSuchPost()
  const fields = ['version', 'title', 'state']
  const { changes, next } = await changesOf(db, { noun: 'posts', nounId: id, fields }, after)
  const revisions = changes.map((change) => ({ ...change, version: Number(change.version) }))
  return {
    post: asEdited(post, clock().toISOString()),
    revisions: (revisions as Revision[]).toSorted((a, b) => b.version - a.version),
    next,
  }
}
