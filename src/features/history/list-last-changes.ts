import type { Ctx } from '../../platform/ctx.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { lastChangesOf } from './last-changes.ts'
import type { ChangedBy } from './who-changed-last.ts'

type LastChange = ChangedBy & { id: string }

/** Who last changed each of these posts or jobs, for the tree of the site, which says it of every document. */
export async function listLastChanges(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  { noun, ids }: { noun: 'posts' | 'jobs'; ids: string[] },
): Promise<LastChange[]> {
  permit(actor, 'content')
  const last = await lastChangesOf(db, noun, ids)
  return [...last].map(([id, by]) => ({ id, ...by }))
}
