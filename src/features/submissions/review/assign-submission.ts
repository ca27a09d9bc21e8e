import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/problem.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { changeItem, type Named } from './change-item.ts'
import { permissionFor } from '../inbox/permission-for.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import { type Assignee, listAssignees } from '../inbox/list-assignees.ts'

/** Says who sees to it, somebody who may see this inbox or nobody, unless it has changed since the version named. */
export async function assignSubmission(
  ctx: Pick<Ctx, 'db' | 'changes'>,
  actor: Actor,
  named: Named,
  staffId: string | null,
): Promise<{ assignee: Assignee | null; version: number }> {
  permit(actor, permissionFor[named.kind])
  const team = await listAssignees(ctx, actor, named.kind)
  const assignee = team.find(({ id }) => id === staffId) ?? null
  if (staffId !== null && !assignee) throw new Problem(inboxRefusals['assignee-unknown'])
  const { version } = await changeItem(
    ctx,
    actor,
    named,
    (row) => ({
      set: { assigneeId: staffId },
      action: assignee ? `assigned to ${assignee.email}` : 'assigned to no one',
      before: { assigneeId: row.assigneeId },
      after: { assigneeId: staffId },
    }),
    { evenWithdrawn: true },
  )
  return { assignee, version }
}
