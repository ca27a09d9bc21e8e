import type { Kysely, Transaction } from 'kysely'
import type { JobTexts } from './job-schema.ts'

/** A job with `deletedAt` lies in the trash. */
export type JobTable = JobTexts & {
  id: string
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  version: number
}

export type JobTables = { jobs: JobTable }

export const openJobs = (db: Kysely<JobTables>) =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()

/** The open job as it is now, held for this transaction: an update that changes nothing locks the row on both engines. */
export const holdJob = (db: Transaction<JobTables>, id: string) =>
  db
    .updateTable('jobs')
    .set((job) => ({ version: job.ref('version') }))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const addJob = (db: Transaction<JobTables>, job: JobTable) =>
  db.insertInto('jobs').values(job).execute()

export const replaceJob = (db: Transaction<JobTables>, job: JobTable) =>
  db.updateTable('jobs').set(job).where('id', '=', job.id).execute()

/** Whether there has ever been a job, the trash included. */
export async function hasJobs(db: Transaction<JobTables>): Promise<boolean> {
  const row = await db.selectFrom('jobs').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

export const trashedJobs = (db: Kysely<JobTables>) =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .limit(200)
    .execute()

export const holdTrashedJob = (db: Transaction<JobTables>, id: string) =>
  db
    .updateTable('jobs')
    .set((job) => ({ version: job.ref('version') }))
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .returningAll()
    .executeTakeFirst()
