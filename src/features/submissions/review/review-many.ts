import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/problem.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { permissionFor } from '../inbox/permission-for.ts'
import { markRead } from './mark-read.ts'
import { type Stale, tellStale } from './read-item.ts'
import { reviewSubmission } from './review-submission.ts'
import { notHere, StaleItem } from './stale-item.ts'
import type { Kind } from '../submission-store.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import { isStateOf } from '../submission-states.ts'
import { trashSubmission } from '../retention/trash-submission.ts'

type Many = {
  items: { id: string; version: number }[]
  do: 'read' | 'unread' | 'trash' | 'state'
  state?: string | undefined
}

/** What happened to one of them: with a message it is as it was before. */
type Outcome =
  | { id: string; done: true; state?: string; version?: number }
  | ({ id: string; done: false; status: number; message: string; code: string } & Partial<Stale>)

/** Does the same to many of an inbox, each by itself: what cannot be done to one stops no other. */
export async function reviewMany(
  ctx: Pick<Ctx, 'db' | 'changes'>,
  actor: Actor,
  kind: Kind,
  { items, do: what, state }: Many,
): Promise<Outcome[]> {
  permit(actor, permissionFor[kind])
  if (what === 'read' || what === 'unread') {
    const ids = items.map(({ id }) => id)
    const there = await markRead(ctx, actor, kind, { ids, isRead: what === 'read' })
    return ids.map((id) => (there.has(id) ? { id, done: true } : failed(id, notHere())))
  }
  if (what === 'state' && !isStateOf(kind, state ?? ''))
    throw new Problem(inboxRefusals['state-unknown'])
  const outcomes: Outcome[] = []
  for (const { id, version } of items) {
    const named = { kind, id, version }
    try {
      const change =
        what === 'trash'
          ? await trashSubmission(ctx, actor, named)
          : await reviewSubmission(ctx, actor, named, state!)
      outcomes.push({ id, done: true, ...change })
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      const stale = problem instanceof StaleItem ? await tellStale(ctx, problem.row) : {}
      outcomes.push({ ...failed(id, problem), ...stale })
    }
  }
  return outcomes
}

const failed = (id: string, { status, message, code }: Problem) =>
  ({ id, done: false, status, message, code }) as const
