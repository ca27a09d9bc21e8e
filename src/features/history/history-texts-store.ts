import type { Db } from '../../platform/db/tables.ts'

/** In the order of their ids, a few after one of them. */
export async function idsOfChanges(
  db: Db,
  { since, after }: { since: string; after: string },
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('history')
    .select('id')
    .where('id', '>', after)
    .$if(since !== '', (query) => query.where('at', '>=', since))
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export const textsOfChanges = (db: Db, ids: string[], containing: string) =>
  db
    .selectFrom('history')
    .select(['before', 'after'])
    .where('id', 'in', ids)
    .where((row) =>
      row.or([row('before', 'like', `%${containing}%`), row('after', 'like', `%${containing}%`)]),
    )
    .execute()
