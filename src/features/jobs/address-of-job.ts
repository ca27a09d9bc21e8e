import type { Kysely } from 'kysely'
import type { JobTables } from './job-store.ts'

/** Where its page is, or will be once it is posted. */
export async function addressOfJob(db: Kysely<JobTables>, id: string): Promise<string> {
  const { slug } = await db
    .selectFrom('jobs')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return `/careers/${slug}`
}
