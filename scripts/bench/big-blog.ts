import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { migrations } from '../../migrations/index.ts'
import { inTitle, reverse } from '../../src/features/posts/post-search-store.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { makePosts } from './made/made-posts.ts'

/** A data folder whose SQLite file has a blog of so many posts, each searchable like one that was written. */
export async function makeBigBlog(count: number): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const { db, engine, close } = openDatabase({ dataDir })
  await migrate(db, engine, migrations)
  await close()
  const database = new SqliteDatabase(join(dataDir, 'foyer.sqlite'))
  database.pragma('synchronous = OFF')
  database.transaction(() => fill(database, count))()
  database.exec(`insert into "postIndex" ("postIndex") values ('optimize'); analyze`)
  database.close()
  return dataDir
}

/** What the operations would write, by statements that are prepared once. */
function fill(database: SqliteDatabase.Database, count: number) {
  const insert = (table: string, columns: string[]) =>
    database.prepare(
      `insert or ignore into "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
       values (${columns.map((name) => `@${name}`).join(', ')})`,
    )
  const addSlug = insert('postSlugs', ['slug', 'postId'])
  const addCategory = insert('categories', ['key', 'name', 'createdAt', 'updatedAt', 'version'])
  const addToSearch = insert('postSearch', ['n', 'postId', 'headings'])
  const addToIndex = insert('postIndex', ['rowid', 'words'])
  const addWord = insert('postWords', ['word', 'reversed'])
  let addPost: SqliteDatabase.Statement | undefined
  const vocabulary = new Set<string>()
  for (const { words, titleWords, ...row } of makePosts(count)) {
    const { id: postId, categoryKey: key, category: name, createdAt } = row
    addCategory.run({ key, name, createdAt, updatedAt: createdAt, version: 1 })
    addPost ??= insert('posts', Object.keys(row))
    addPost.run(row)
    addSlug.run({ slug: row.slug, postId })
    const n = Date.parse(row.publishedAt) * 1000
    addToSearch.run({ n, postId, headings: '' })
    addToIndex.run({ rowid: n, words: [...words, ...titleWords.map(inTitle)].join(' ') })
    for (const word of words) vocabulary.add(word)
  }
  for (const word of vocabulary) addWord.run({ word, reversed: reverse(word) })
}
