import type { Ctx } from '../../../platform/ctx.ts'
import { recordChange } from '../../history/record-change.ts'
import type { Actor } from '../../sessions/actor.ts'
import { permissionFor } from '../inbox/permission-for.ts'
import { Problem } from '../../../platform/problem.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import { notHere, StaleItem } from './stale-item.ts'
import {
  changeSubmission,
  lockSubmission,
  type Kind,
  type SubmissionTable,
} from '../submission-store.ts'

export type Named = { kind: Kind; id: string; version?: number | undefined }

type Told = Record<string, string | null>

/** The change, and what the history records of it: no names or texts, because those must be erasable. */
type Change = { set: Partial<SubmissionTable>; action: string; before: Told; after: Told }

type Rules = { inTrash?: boolean; gone?: () => Error; evenWithdrawn?: boolean }

/** Changes one of an inbox, unless it has changed since the version named, and writes down who did. */
export function changeItem(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  { kind, id, version }: Named,
  decide: (row: SubmissionTable, at: string) => Change,
  { inTrash = false, gone = notHere, evenWithdrawn = false }: Rules = {},
): Promise<SubmissionTable> {
  return changes.transaction(async (db, changed) => {
    const row = await lockSubmission(db, id)
    if (!row || row.kind !== kind || (row.deletedAt !== null) !== inTrash) throw gone()
    if (row.supersededAt) throw inTrash ? gone() : new Problem(inboxRefusals['item-replaced'])
    if (row.withdrawnAt && !evenWithdrawn) throw new StaleItem(row)
    if (version !== undefined && version !== row.version) throw new StaleItem(row)
    const at = changes.now()
    const { set, action, before, after } = decide(row, at)
    await changeSubmission(db, id, set)
    const { reference } = row
    await recordChange(db, actor, {
      at,
      noun: permissionFor[kind],
      nounId: id,
      action,
      before: { reference, ...before },
      after: { reference, ...after },
    })
    changed('submissions')
    return { ...row, ...set, version: row.version + 1 }
  })
}
