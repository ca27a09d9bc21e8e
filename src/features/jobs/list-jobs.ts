import type { Kysely } from 'kysely'
import { type Actor, permit } from '../sessions/actor.ts'
import { asJobPost } from './as-job-post.ts'
import type { JobPost } from './job-schema.ts'
import { type JobTables, keptJobs, openJobs } from './job-store.ts'

/** The jobs that one can apply for, the newest first. */
export async function listJobs(db: Kysely<JobTables>): Promise<JobPost[]> {
  const jobs = await openJobs(db)
  return jobs.map(asJobPost)
}

/** Every job that is not in the trash, closed and expired ones too, for those who keep them. */
export async function listKeptJobs(db: Kysely<JobTables>, actor: Actor): Promise<JobPost[]> {
  permit(actor, 'jobs')
  const jobs = await keptJobs(db)
  return jobs.map(asJobPost)
}
