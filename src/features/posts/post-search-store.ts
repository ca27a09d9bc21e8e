import { sql } from 'kysely'
import { isPostgres } from '../../platform/db/database.ts'
import { cardColumns, isListed, type PostCard } from './post-store.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Which listed posts can be found, newest by the highest `n`, and every word that any of them has had. */
declare module '../../platform/db/tables.ts' {
  interface Tables {
    postSearch: { n: number; postId: string; headings: string }
    postWords: { word: string; reversed: string }
  }
}

/** `words` are all that a post has; those of its title stand there once more, marked. */
type IndexedWords = { n: number; headings: string; words: string[] }

/** No word has this sign, and to neither engine it is a gap. */
export const inTitle = (word: string) => `§${word}`

/** Takes a post out of the search; nothing happens if it was not in it. */
export async function unindexPost(db: Db, postId: string) {
  if (!isPostgres(db))
    await sql`delete from "postIndex" where rowid in
      (select n from "postSearch" where "postId" = ${postId})`.execute(db)
  await db.deleteFrom('postSearch').where('postId', '=', postId).execute()
}

/** Listed posts that the search doesn't know. */
export async function listedOutsideIndex(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where(isListed)
    .where('id', 'not in', db.selectFrom('postSearch').select('postId'))
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Puts a post into the search, at the first free number from `n`. */
export async function addToIndex(db: Db, postId: string, { n, ...words }: IndexedWords) {
  for (let free = n; ; free++) if (await addAt(db, postId, { n: free, ...words })) return
}

async function addAt(db: Db, postId: string, { n, headings, words }: IndexedWords) {
  if (isPostgres(db)) {
    const { rows } = await sql`
      insert into "postSearch" ("n", "postId", "headings", "words")
      values (${n}, ${postId}, ${headings}, array_to_tsvector(${words}::text[]))
      on conflict ("n") do nothing returning "postId"`.execute(db)
    return rows.length > 0
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('postSearch')
    .values({ n, postId, headings })
    .onConflict((conflict) => conflict.column('n').doNothing())
    .executeTakeFirstOrThrow()
  if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return false
  await sql`insert into "postIndex" (rowid, words)
    values (${n}, ${words.join(' ')})`.execute(db)
  return true
}

/** Remembers words, so that what is typed with a letter wrong can be understood. */
export async function addWords(db: Db, words: string[]) {
  const reversed = words.map(reverse)
  if (isPostgres(db))
    await sql`insert into "postWords" ("word", "reversed")
      select * from unnest(${words}::text[], ${reversed}::text[]) as given ("word", "reversed")
      order by 1
      on conflict ("word") do nothing`.execute(db)
  else
    await sql`insert or ignore into "postWords" ("word", "reversed")
      select value ->> 0, value ->> 1 from json_each(${JSON.stringify(words.map((word, index) => [word, reversed[index]]))})
      where true`.execute(db)
}

export const reverse = (word: string) => [...word].toReversed().join('')

/** The known words with this beginning, the shortest first. */
export async function wordsWithStart(
  db: Db,
  column: 'word' | 'reversed',
  start: string,
  { from = 0, to = 1000, most }: { from?: number; to?: number; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('postWords')
    .select('word')
    .where(column, '>=', start)
    .where(column, '<', `${start}\u{10FFFF}`)
    .where(sql<number>`length("word")`, '>=', from)
    .where(sql<number>`length("word")`, '<=', to)
    .orderBy(sql`length("word")`)
    .orderBy('word')
    .limit(most)
    .execute()
  return rows.map(({ word }) => word)
}

/** For each word of a query the words that it may mean: a post must have one of each. */
type WordGroups = string[][]

export type Candidate = PostCard & { headings: string }

type Match = { groups: WordGroups; titled: boolean; now: string; most: number }

/** The newest published posts that have what is asked for; with `titled`, any of it in the title. */
export async function matchingPosts(db: Db, match: Match): Promise<Candidate[]> {
  if (match.groups.some((words) => words.length === 0)) return []
  const matching = isPostgres(db) ? postgresMatch(match) : sqliteMatch(match)
  return db
    .selectFrom('postSearch')
    .innerJoin('posts', 'posts.id', 'postSearch.postId')
    .select(cardColumns.map((column) => `posts.${column}` as const))
    .select('postSearch.headings')
    .where('postSearch.n', 'in', matching)
    .where('posts.publishedAt', '<=', match.now)
    .orderBy('postSearch.n', 'desc')
    .execute()
}

type Signs = { quote: string; or: string; and: string }

/** A group of words of which any will do for each word of the query; before them, where it must be, the title. */
const asked = ({ groups, titled }: Match, { quote, or, and }: Signs) =>
  [...(titled ? [groups.flat().map(inTitle)] : []), ...groups]
    .map((words) => `(${words.map((word) => quote + word + quote).join(or)})`)
    .join(and)

const sqliteMatch = (match: Match) =>
  sql<number>`(select rowid from "postIndex"
    where "postIndex" match ${asked(match, { quote: '"', or: ' OR ', and: ' AND ' })}
    order by rowid desc limit ${match.most})`

const postgresMatch = (match: Match) =>
  sql<number>`(select "n" from "postSearch"
    where "words" @@ ${asked(match, { quote: "'", or: ' | ', and: ' & ' })}::tsquery
    order by "n" desc limit ${match.most})`

/** The sanitized content of these posts. */
export async function contentsOf(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'content'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, content }) => [id, content]))
}
