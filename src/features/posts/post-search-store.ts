import { type Kysely, sql, type Transaction } from 'kysely'
import { isPostgres } from '../../platform/db/database.ts'
import { cardColumns, type PostCard, type PostTables } from './post-store.ts'

/** Which listed posts can be found, newest by the highest `n`, and every word that any of them has had. */
export type SearchTables = {
  postSearch: { n: number; postId: string; headings: string }
  postWords: { word: string; reversed: string }
}

export type IndexedWords = { n: number; headings: string; title: string[]; all: string[] }

type Db = Transaction<PostTables>

/** Takes a post out of the search; nothing happens if it was not in it. */
export async function unindexPost(db: Db, postId: string) {
  if (!isPostgres(db))
    await sql`delete from "postIndex" where rowid in
      (select n from "postSearch" where "postId" = ${postId})`.execute(db)
  await db.deleteFrom('postSearch').where('postId', '=', postId).execute()
}

/** Puts a post into the search, at the first free number from `n`. */
export async function addToIndex(db: Db, postId: string, { n, ...words }: IndexedWords) {
  for (let free = n; ; free++) if (await addAt(db, postId, { n: free, ...words })) return
}

async function addAt(db: Db, postId: string, { n, headings, title, all }: IndexedWords) {
  if (isPostgres(db)) {
    const { rows } = await sql`
      insert into "postSearch" ("n", "postId", "headings", "titleWords", "words")
      values (${n}, ${postId}, ${headings}, array_to_tsvector(${title}::text[]), array_to_tsvector(${all}::text[]))
      on conflict ("n") do nothing returning "postId"`.execute(db)
    return rows.length > 0
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('postSearch')
    .values({ n, postId, headings })
    .onConflict((conflict) => conflict.column('n').doNothing())
    .executeTakeFirstOrThrow()
  if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return false
  await sql`insert into "postIndex" (rowid, title, words)
    values (${n}, ${title.join(' ')}, ${all.join(' ')})`.execute(db)
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
  db: Kysely<PostTables>,
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
export type WordGroups = string[][]

export type Candidate = PostCard & { headings: string }

type Match = { groups: WordGroups; inTitle: boolean; now: string; most: number }

/** The newest published posts that have what is asked for; with `inTitle`, any of it in the title. */
export function matchingPosts(db: Kysely<PostTables>, match: Match): Promise<Candidate[]> {
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

const quoted = (groups: WordGroups, mark: string, or: string, and: string) =>
  groups.map((words) => `(${words.map((word) => mark + word + mark).join(or)})`).join(and)

const sqliteMatch = ({ groups, inTitle, most }: Match) => {
  const everyWord = quoted(groups, '"', ' OR ', ' AND ')
  const asked = inTitle
    ? `title : (${quoted(groups, '"', ' OR ', ' OR ')}) AND ${everyWord}`
    : everyWord
  return sql<number>`(select rowid from "postIndex" where "postIndex" match ${asked}
    order by rowid desc limit ${most})`
}

const postgresMatch = ({ groups, inTitle, most }: Match) => {
  const everyWord = sql`"words" @@ ${quoted(groups, "'", ' | ', ' & ')}::tsquery`
  const asked = inTitle
    ? sql`"titleWords" @@ ${quoted(groups, "'", ' | ', ' | ')}::tsquery and ${everyWord}`
    : everyWord
  return sql<number>`(select "n" from "postSearch" where ${asked} order by "n" desc limit ${most})`
}

/** The sanitized content of these posts. */
export async function contentsOf(db: Kysely<PostTables>, ids: string[]) {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'content'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, content }) => [id, content]))
}
