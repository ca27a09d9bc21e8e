import type { Kysely } from 'kysely'
import { asJobPost, type JobPost } from './job-schema.ts'
import { type JobTables, openJobs } from './job-store.ts'

/** The jobs that one can apply for, the newest first. */
export async function listJobs(db: Kysely<JobTables>): Promise<JobPost[]> {
  const jobs = await openJobs(db)
  return jobs.map(asJobPost)
}
