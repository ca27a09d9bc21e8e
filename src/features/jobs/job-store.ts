import type { JobTexts } from './job-schema.ts'
import { earliestToday } from './last-day.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'

/**
 * A job with `deletedAt` lies in the trash. `details` are its optional fields in JSON; a location or
 * salary range that is empty is told by them. Its slug is never another's and never changes. A draft
 * may want texts, and has no `postedAt`, which is when it first stood on the careers page.
 */
export type JobTable = JobTexts & {
  id: string
  slug: string
  state: 'open' | 'closed' | 'draft'
  validThrough: string | null
  details: string | null
  createdAt: string
  postedAt: string | null
  updatedAt: string
  deletedAt: string | null
  version: number
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    jobs: JobTable
  }
}

/** Open, not in the trash, and not past its last day. */
export const openJobs = ({ db, clock }: Pick<Ctx, 'db' | 'clock'>) =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where('state', '=', 'open')
    .where((job) =>
      job.or([job('validThrough', 'is', null), job('validThrough', '>=', earliestToday(clock()))]),
    )
    .orderBy('postedAt', 'desc')
    .orderBy('id')
    .execute()

/** Whatever its state, the trash left out. */
export const keptJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()

/** Whatever has become of it. */
export const jobById = (db: Db, id: string) =>
  db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()

/** Whatever has become of it. */
export const jobBySlug = (db: Db, slug: string) =>
  db.selectFrom('jobs').selectAll().where('slug', '=', slug).executeTakeFirst()

export const isOpen = ({ deletedAt, state, validThrough }: JobTable, now: Date) =>
  deletedAt === null &&
  state === 'open' &&
  (validThrough === null || validThrough >= earliestToday(now))

/** The job as it is now, held for this transaction: an update that changes nothing locks the row on both engines. */
export const lockJob = (db: Tx, id: string) =>
  db
    .updateTable('jobs')
    .set((job) => ({ version: job.ref('version') }))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Whether it was added: another job may have its slug. */
export async function addJob(db: Tx, job: JobTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const replaceJob = (db: Tx, job: JobTable) =>
  db.updateTable('jobs').set(job).where('id', '=', job.id).execute()

/** Whether there has ever been a job, the trash included. */
export async function hasJobs(db: Tx): Promise<boolean> {
  const row = await db.selectFrom('jobs').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

export const trashedJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .limit(200)
    .execute()

export const lockTrashedJob = (db: Tx, id: string) =>
  db
    .updateTable('jobs')
    .set((job) => ({ version: job.ref('version') }))
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .returningAll()
    .executeTakeFirst()
