import { publishedCategories } from '../post-store.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** The names of the categories that have a published post, by name. */
export async function listCategories(db: Db): Promise<string[]> {
  const rows = await publishedCategories(db, new Date().toISOString())
  return rows.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en'))
}
