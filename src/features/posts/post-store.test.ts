import {
  CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type RootOperationNode,
  sql,
  SqliteQueryCompiler,
} from 'kysely'
import { expect } from 'vitest'
import { onDatabase } from '../../../test/database/both-databases.ts'
import type { Db } from '../../platform/db/tables.ts'
import { anyListed, listedCount } from './post-store.ts'

/** What SQLite does for the queries that `ask` makes, a line a step. */
async function planOf(db: Db, ask: (db: Db) => Promise<unknown>): Promise<string> {
  const asked: RootOperationNode[] = []
  const note: KyselyPlugin = {
    transformQuery: ({ node }) => (asked.push(node), node),
    transformResult: ({ result }) => Promise.resolve(result),
  }
  await ask(db.withPlugin(note))
  const steps: string[] = []
  for (const node of asked) {
    const { sql, parameters } = new SqliteQueryCompiler().compileQuery(node, createQueryId())
    const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    const { rows } = await db.executeQuery<{ detail: string }>(plan)
    steps.push(...rows.map(({ detail }) => detail))
  }
  return steps.join('\n')
}

onDatabase(
  'sqlite',
  'issue 12: whether posts are published, and how many, is answered without reading the table',
  async ({ db }) => {
    await sql`
      with recursive counted (n) as (select 1 union all select n + 1 from counted where n < 2000)
      insert into posts (id, slug, title, category, "categoryKey", thumbnail, summary, opening,
        "authorName", state, "publishedAt", "createdAt", "updatedAt", version, content)
      select 'post-' || n, 'post-' || n, 'A', 'B', 'b', '', '', '',
        '', 'published', '2026-01-01T00:00:' || n, '', '', 1, hex(randomblob(2000)) from counted`.execute(
      db,
    )
    await sql`analyze`.execute(db)
    const now = '2026-02-01'
    expect(await listedCount(db, now)).toBe(2000)
    expect(await anyListed(db, now)).toBe(true)
    expect(await anyListed(db, '2025-12-31')).toBe(false)
    for (const ask of [listedCount, anyListed]) {
      const plan = await planOf(db, (one) => ask(one, now))
      expect(plan).toContain('USING INDEX postsByDate')
      expect(plan).not.toContain('SCAN posts')
    }
  },
)
