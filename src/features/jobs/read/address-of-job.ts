import type { Db } from '../../../platform/db/tables.ts'

/** Where its page is, or will be once it is posted. */
export async function addressOfJob(db: Db, id: string): Promise<string> {
  const { slug } = await db
    .selectFrom('jobs')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return `/careers/${slug}`
}
