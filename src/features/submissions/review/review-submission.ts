import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/problem.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { changeItem, type Named } from './change-item.ts'
import { permissionFor } from '../inbox/permission-for.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import { isStateOf } from '../submission-states.ts'

/** Moves an enquiry or application to another state, unless it has changed since the version named. */
export async function reviewSubmission(
  ctx: Pick<Ctx, 'changes'>,
  actor: Actor,
  named: Named,
  state: string,
): Promise<{ state: string; version: number }> {
  permit(actor, permissionFor[named.kind])
  if (!isStateOf(named.kind, state)) throw new Problem(inboxRefusals['state-unknown'])
  const { version } = await changeItem(ctx, actor, named, (row, at) => ({
    set: { state, updatedAt: at },
    action: `moved to ${state}`,
    before: { state: row.state },
    after: { state },
  }))
  return { state, version }
}
