import type { Kysely } from 'kysely'
import { type JobTables, openJobs } from './job-store.ts'

export type { JobTables } from './job-store.ts'

/** The ids of the jobs that are open or have been changed, closed for instance, since a moment. */
export async function listOpenAfter(db: Kysely<JobTables>, at: string): Promise<Set<string>> {
  const open = await openJobs(db)
  const changed = await db.selectFrom('jobs').select('id').where('updatedAt', '>=', at).execute()
  return new Set([...open, ...changed].map(({ id }) => id))
}
