import { expect } from 'vitest'
import { makeSubmissions } from '../../../../scripts/bench/made/made-submissions.ts'
import { onBothDatabases } from '../../../../test/database/both-databases.ts'
import type { Sift } from '../inbox-store.ts'
import { listRows } from './list-rows-store.ts'
import { addToSearch } from '../submission-search-store.ts'
import { searchWordsOf } from '../search/search-words.ts'

const count = 1800
const start = Date.parse('2026-01-01T00:00:00Z')

/** Four of each millisecond; 'seldom' is in every fiftieth, 'early' in the older half, 'answered' in no new one. */
const made = [...makeSubmissions('enquiry', count)].map((row, number) => {
  const at = start + Math.floor(number / 4)
  const words = [
    number % 50 === 0 ? 'seldom' : 'plain',
    number < count / 2 ? 'early' : 'late',
    row.state === 'new' ? 'open' : 'answered',
  ]
  return {
    ...row,
    id: `e${(number * 7919) % 100_003}`,
    receivedAt: new Date(at).toISOString(),
    deletedAt: null,
    withdrawnAt: null,
    n: at * 1000 + ((number * 31) % 997),
    fields: JSON.stringify({ help: words.join(' ') }),
  }
})

onBothDatabases(
  'beyond the next thousand, page by page, what has the words is listed once and in order',
  async ({ db }) => {
    await db.transaction().execute(async (tx) => {
      for (let at = 0; at < count; at += 100)
        await tx
          .insertInto('submissions')
          .values(made.slice(at, at + 100).map((row) => ({ ...row, threadId: row.id })))
          .execute()
      for (const row of made) await addToSearch(tx, row.id, row.n, searchWordsOf(row))
    })
    const pages = async (sift: Sift) => {
      const ids: string[] = []
      for (let after: { at: string; id: string } | undefined; ;) {
        const rows = await listRows(db, 'enquiry', 23, after, sift)
        ids.push(...rows.map(({ id }) => id))
        const last = rows.at(-1)
        if (!last || rows.length < 23) return ids
        after = { at: last.receivedAt, id: last.id }
      }
    }
    const sifts: [Sift, (row: (typeof made)[number]) => boolean][] = [
      [{ words: 'seldom' }, ({ fields }) => fields.includes('seldom')],
      [{ words: 'earl seldom' }, ({ fields }) => /seldom early/.test(fields)],
      [
        { words: 'early', state: 'spam' },
        ({ fields, state }) => /early/.test(fields) && state === 'spam',
      ],
      [{ words: 'answered', state: 'new' }, () => false],
      [{ words: 'nothing' }, () => false],
    ]
    for (const [sift, isWanted] of sifts)
      for (const oldestFirst of [false, true]) {
        const expected = made
          .filter(isWanted)
          .filter(({ state }) => sift.state !== undefined || state !== 'spam')
          .toSorted((a, b) => (keyOf(a) < keyOf(b) === oldestFirst ? -1 : 1))
          .map(({ id }) => id)
        expect([sift, oldestFirst, await pages({ ...sift, oldestFirst })]).toEqual([
          sift,
          oldestFirst,
          expected,
        ])
      }
  },
)

const keyOf = ({ receivedAt, id }: { receivedAt: string; id: string }) => `${receivedAt} ${id}`
