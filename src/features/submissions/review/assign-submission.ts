import { Problem } from '../../../platform/problem.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { changeItem, type Named } from './change-item.ts'
import { type InboxParts, permissionFor } from '../inbox/inbox-parts.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import { type Assignee, listAssignees } from '../inbox/list-assignees.ts'

type Parts = Pick<InboxParts, 'db' | 'changes'>

/** Says who sees to it, somebody who may see this inbox or nobody, unless it has changed since the version named. */
export async function assignSubmission(
  { db, changes }: Parts,
  actor: Actor,
  named: Named,
  staffId: string | null,
): Promise<{ assignee: Assignee | null; version: number }> {
  permit(actor, permissionFor[named.kind])
  const team = await listAssignees(db, actor, named.kind)
  const assignee = team.find(({ id }) => id === staffId) ?? null
  if (staffId !== null && !assignee) throw new Problem(inboxRefusals['assignee-unknown'])
  const { version } = await changeItem(
    changes,
    actor,
    named,
    (row) => ({
      set: { assigneeId: staffId },
      action: assignee ? `assigned to ${assignee.email}` : 'assigned to nobody',
      before: { assigneeId: row.assigneeId },
      after: { assigneeId: staffId },
    }),
    { evenWithdrawn: true },
  )
  return { assignee, version }
}
