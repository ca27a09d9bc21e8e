import type { Changes } from '../../platform/db/changes.ts'
import { Problem } from '../../platform/problem.ts'
import { type HistoryTables, recordChange } from '../history/record-change.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { permissionFor } from './list-submissions.ts'
import { isStateOf } from './submission-states.ts'
import {
  type Kind,
  moveSubmission,
  submissionById,
  type SubmissionTables,
} from './submission-store.ts'

/** Moves an enquiry or application to another state, unless it has changed since the version named. */
export async function reviewSubmission(
  changes: Changes<SubmissionTables & HistoryTables>,
  actor: Actor,
  kind: Kind,
  id: string,
  { state, version }: { state: string; version: number },
): Promise<{ state: string; version: number }> {
  permit(actor, permissionFor[kind])
  if (!isStateOf(kind, state)) throw new Problem(400, 'There is no such state.')
  return changes.transaction(async (db, changed) => {
    const before = await submissionById(db, id)
    if (!before || before.kind !== kind || before.deletedAt)
      throw new Problem(404, 'This is not here any more.')
    const at = new Date().toISOString()
    if (before.withdrawnAt) throw new Problem(409, 'It was withdrawn by the person who sent it.')
    if (!(await moveSubmission(db, id, version, state, at)))
      throw new Problem(409, `Somebody else has changed this. It is ${before.state} now.`)
    const { reference } = before
    await recordChange(db, actor, {
      at,
      noun: permissionFor[kind],
      nounId: id,
      action: `moved to ${state}`,
      before: { reference, state: before.state },
      after: { reference, state },
    })
    changed('submissions')
    return { state, version: version + 1 }
  })
}
