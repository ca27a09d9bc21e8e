import { type Kysely, sql } from 'kysely'

/** From Thai to Korean, as the index has their letters; a few others among them do no harm. */
const letters = '\u0E00-\u11FF\u1780-\u17FF\u3005-\uABFF\u{20000}-\u{3FFFF}'

/** In texts, Korean stands in whole syllables. */
const inTexts = `${letters}\uAC00-\uD7AF\uF900-\uFAFF\uFF66-\uFFDC`

/**
 * Takes out of the search what has words of scripts without gaps: since they are found by pairs of their letters,
 * the server puts them in anew (`indexEarlierPosts`, `indexEarlierSubmissions`).
 */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const posts = sql`select "n" from "postSearch" where "postId" in (
    select "id" from "posts" where ${has(sql`"title" || "category" || "summary" || "content"`, inTexts)})`
  const submissions = sql`select "n" from "submissionSearch" where ${has(sql`"words"`, letters)}`
  await sql`update "submissions" set "n" = null where "n" in (${submissions})`.execute(db)
  if (!isPostgres) {
    await sql`delete from "postIndex" where rowid in (${posts})`.execute(db)
    await sql`insert into "submissionIndex" ("submissionIndex", rowid, words)
      select 'delete', "n", "words" from "submissionSearch" where "n" in (${submissions})`.execute(
      db,
    )
  }
  await sql`delete from "postSearch" where "n" in (${posts})`.execute(db)
  await sql`delete from "submissionSearch" where "n" in (${submissions})`.execute(db)

  function has(text: ReturnType<typeof sql>, these: string) {
    return isPostgres ? sql`${text}::text ~ ${`[${these}]`}` : sql`${text} glob ${`*[${these}]*`}`
  }
}
