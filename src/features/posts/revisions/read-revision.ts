import { madeBy } from '../../history/changes-of.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/problem.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import type { Revision } from './list-revisions.ts'
import { noSuchPost } from '../read/no-such-post.ts'
import { postRefusals } from '../post-refusals.ts'
import { anyPost, type PostTable } from '../post-store.ts'

const told = ['title', 'summary', 'category', 'thumbnail', 'authorName', 'content'] as const

type Texts = Pick<PostTable, (typeof told)[number]>

export type RevisionTexts = Revision & Texts

/** A post as it was saved once, with all of its texts. */
export async function readRevision(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  id: string,
  revisionId: string,
): Promise<RevisionTexts> {
  permit(actor, 'posts')
  if (!(await anyPost(db, id))) throw noSuchPost()
  const change = await madeBy(db, { noun: 'posts', nounId: id }, revisionId)
  if (!change) throw new Problem(postRefusals['revision-not-found'])
  const { made, ...rest } = change
  const post = made as PostTable
  const texts = Object.fromEntries(told.map((name) => [name, post[name]])) as Texts
  return { ...rest, ...texts, version: post.version, state: post.state }
}
