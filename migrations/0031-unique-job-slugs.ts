import type { Kysely } from 'kysely'

type Jobs = { jobs: { id: string; slug: string | null } }

/** Jobs from before have their id for an address. */
export async function up(db: Kysely<Jobs>) {
  await db
    .updateTable('jobs')
    .set((job) => ({ slug: job.ref('id') }))
    .where('slug', 'is', null)
    .execute()
  await db.schema.createIndex('jobs_slug').on('jobs').column('slug').unique().execute()
}
