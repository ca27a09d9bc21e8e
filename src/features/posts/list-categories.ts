import type { Kysely } from 'kysely'
import { type PostTables, publishedCategories } from './post-store.ts'

/** The names of the categories that have a published post, by name. */
export async function listCategories(db: Kysely<PostTables>): Promise<string[]> {
  const rows = await publishedCategories(db, new Date().toISOString())
  return rows.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en'))
}
