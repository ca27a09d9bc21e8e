import { publishedCategories } from '../post-store.ts'
import type { Ctx } from '../../../platform/ctx.ts'

/** The names of the categories that have a published post, by name. */
export async function listCategories({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<string[]> {
  const rows = await publishedCategories(db, clock().toISOString())
  return rows.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en'))
}
