import { laterThan } from '../../../platform/moments.ts'
import type { Tx } from '../../../platform/db/tables.ts'
import { recordChange } from '../../history/record-change.ts'
import type { Actor } from '../../sessions/actor.ts'
import { type JobTable, replaceJob } from '../job-store.ts'

type Saving = { before: JobTable; change: Partial<JobTable>; action: string; at: string }

/** Puts a held job's next version in its place and writes down who changed what. */
export async function saveJob(
  db: Tx,
  actor: Actor,
  { before, change, action, at }: Saving,
): Promise<JobTable> {
  const after = {
    ...before,
    ...change,
    updatedAt: laterThan(before.updatedAt, at),
    version: before.version + 1,
  }
  await replaceJob(db, after)
  await recordChange(db, actor, { at, noun: 'jobs', nounId: before.id, action, before, after })
  return after
}
