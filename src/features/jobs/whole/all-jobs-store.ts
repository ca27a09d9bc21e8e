import type { Db, Tx } from '../../../platform/db/tables.ts'
import type { JobTable } from '../job-store.ts'

/** Every job, the trash included. */
export const allJobs = (db: Db): Promise<JobTable[]> =>
  db.selectFrom('jobs').selectAll().orderBy('id').execute()

/** The same, held for this transaction: an update that changes nothing locks the rows on both engines. */
export async function lockAllJobs(db: Tx): Promise<JobTable[]> {
  await db
    .updateTable('jobs')
    .set((job) => ({ version: job.ref('version') }))
    .execute()
  return allJobs(db)
}

export const moveJob = (db: Tx, id: string, slug: string) =>
  db.updateTable('jobs').set({ slug }).where('id', '=', id).execute()
