import { idsOfChanges, textsOfChanges } from './history-texts-store.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'

const atATime = 500

/** What all changes since a moment have said before and after, where it contains this text, a few at a time. */
export async function* changesWith(db: Db | Tx, text: string, since = ''): AsyncGenerator<string> {
  let last = ''
  for (;;) {
    const ids = await idsOfChanges(db, { since, after: last }, atATime)
    if (ids.length === 0) return
    for (const { before, after } of await textsOfChanges(db, ids, text))
      yield `${before ?? ''} ${after ?? ''}`
    last = ids.at(-1)!
  }
}
