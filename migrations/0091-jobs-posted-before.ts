import type { Kysely } from 'kysely'

type Jobs = { jobs: { createdAt: string; postedAt: string | null } }

/** Until there were drafts, a job was posted the moment it was made. */
export async function up(db: Kysely<Jobs>) {
  await db
    .updateTable('jobs')
    .set((job) => ({ postedAt: job.ref('createdAt') }))
    .where('postedAt', 'is', null)
    .execute()
}
