import { sql, type SqlBool } from 'kysely'
import type { Position } from '../../../platform/continuation-token.ts'
import { isPostgres } from '../../../platform/db/database.ts'
import { inOrder, type Sift, type WantedRows } from '../inbox-store.ts'
import { listedWords } from '../../search/asked-words.ts'
import { hasWords, indexQuery, numbersOf, type Numbers } from '../submission-search-store.ts'
import type { Kind, SubmissionTable } from '../submission-store.ts'
import type { Db } from '../../../platform/db/tables.ts'

type Search = {
  kind: Kind
  most: number
  after: Position | undefined
  sift: Sift
  /** What the other filters leave. */
  wanted: WantedRows
}

/** How many rows of the list are scanned before falling back to the full-text index. */
const nearby = 1000

/**
 * The rows that have the words. A frequent word, or a filter that leaves little, is settled by the next
 * rows of the list; for the others the index names few. Neither way alone is quick for both.
 */
export async function searchRows(db: Db, search: Search): Promise<SubmissionTable[]> {
  const { kind, most, sift, wanted } = search
  const asked = listedWords(sift.words ?? '')
  if (asked.length === 0) return []
  const near = await inOrder(wanted.select('n'), sift).limit(nearby).execute()
  const numbers = near.flatMap(({ n }) => n ?? [])
  const having = new Set(
    numbers.length > 0 ? (await hasWords(db, numbers, asked)).map(({ n }) => Number(n)) : [],
  )
  const found = numbers.filter((n) => having.has(Number(n))).slice(0, most)
  if (found.length === most || near.length < nearby)
    return found.length > 0 ? inOrder(rowsWith(db, found), sift).execute() : []
  const query = indexQuery(db, kind, asked)
  return isPostgres(db) ? fromPostgres(search, query) : fromSqlite(db, search, query)
}

const rowsWith = (db: Db, numbers: number[]) =>
  db.selectFrom('submissions').selectAll('submissions').where('n', 'in', numbers)

/** The words are settled first, whatever the planner thinks of them. */
const fromPostgres = ({ most, sift, wanted }: Search, query: string) =>
  inOrder(wanted.selectAll('submissions'), sift)
    .where(
      sql<SqlBool>`"submissions"."n" in (
        with "found" as materialized (
          select "n" from "submissionSearch" where "words" @@ ${query}::tsquery)
        select "n" from "found")`,
    )
    .limit(most)
    .execute()

/** The index goes through its numbers in the order of the list, so that the first ones are enough. */
async function fromSqlite(db: Db, { most, after, sift, wanted }: Search, query: string) {
  const { oldestFirst = false } = sift
  const rows: SubmissionTable[] = []
  const place: Numbers = { query, oldestFirst, beyond: after && Date.parse(after.at) }
  for (let size = 2 * nearby; ; size *= 5) {
    const numbers = await numbersOf(db, place, size)
    const inThese = sql<SqlBool>`"submissions"."n" in (select value from json_each(${JSON.stringify(numbers)}))`
    const some = wanted.selectAll('submissions').where(inThese)
    rows.push(
      ...(await inOrder(some, sift)
        .limit(most - rows.length)
        .execute()),
    )
    if (rows.length === most || numbers.length < size) return rows
    place.beyond = Math.floor(numbers.at(-1)! / 1000) + (oldestFirst ? 1 : -1)
  }
}
