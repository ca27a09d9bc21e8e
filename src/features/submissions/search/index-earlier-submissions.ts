import type { Ctx } from '../../../platform/ctx.ts'
import { searchWordsOf } from './search-words.ts'
import { addToSearch, giveNumber, searchNumber, withoutNumber } from '../submission-search-store.ts'

const atOnce = 100

/** Makes what came in before there was a search findable; says how many that were. */
export async function indexEarlierSubmissions({
  db,
  changes,
}: Pick<Ctx, 'db' | 'changes'>): Promise<number> {
  let done = 0
  for (;;) {
    const rows = await withoutNumber(db, atOnce)
    if (rows.length === 0) return done
    await changes.transaction(async (tx) => {
      for (const row of rows) {
        const n = searchNumber(row.receivedAt)
        const { numUpdatedRows = 0n } = (await giveNumber(tx, row.id, n))[0] ?? {}
        if (numUpdatedRows > 0n) await addToSearch(tx, row.id, n, searchWordsOf(row))
      }
    })
    done += rows.length
  }
}
