import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { EditedPost } from '../../../src/features/posts/post-schema.ts'
import { ask } from '../../server/ask.ts'
import { caller } from '../../desk/desk-visit.ts'
import { migratedDatabase } from '../../database/fresh-database.ts'
import { postgresLine } from '../../database/postgres-line.ts'
import { startSite } from '../../server/site.ts'

const isLine = (name: string) => name === 'foyer changes'

async function twoSites() {
  const { dataDir, databaseUrl, remove } = await migratedDatabase('postgres', 'opened')
  onTestFinished(remove)
  const line = await postgresLine(databaseUrl!)
  const open = async (address: string) => {
    const site = await startSite({ DATA_DIR: dataDir, DATABASE_URL: address })
    onTestFinished(async () => void (await site.stop()))
    return site
  }
  return { databaseUrl, line, near: await open(databaseUrl!), far: await open(line.url) }
}

const statusOf = async (url: string, path: string) => (await ask(url, path)).status

test('a post that was removed while the line between two processes was silent is gone from both soon after', async () => {
  const { line, near, far } = await twoSites()
  const { call } = await caller(near.url)
  const listed = await call('GET', '/api/blogs/all-posts?limit=1')
  const { posts } = (await listed.json()) as { posts: EditedPost[] }
  const { key, slug } = posts[0]!
  const path = `/insights/${slug}`
  expect([await statusOf(near.url, path), await statusOf(far.url, path)]).toEqual([200, 200])

  line.swallow(isLine)
  expect((await call('DELETE', `/api/blogs/post/${key}`)).ok).toBe(true)
  expect(await statusOf(near.url, path)).toBe(404)
  await expect.poll(() => statusOf(far.url, '/readyz'), { timeout: 10_000 }).toBe(503)
  expect(JSON.parse((await ask(far.url, '/readyz')).text)).toEqual({
    status: 'not ready',
    why: 'Changes from other processes aren’t arriving right now.',
  })
  await expect.poll(() => statusOf(far.url, path), { timeout: 10_000 }).toBe(404)

  line.heal()
  await expect.poll(() => statusOf(far.url, '/readyz'), { timeout: 10_000 }).toBe(200)
}, 90_000)

test(
  'however often the line breaks, each process listens over one connection',
  { tags: ['long'], timeout: 90_000 },
  async () => {
    const { databaseUrl, line, near, far } = await twoSites()
    const client = new pg.Client({ connectionString: databaseUrl })
    client.on('error', () => {})
    await client.connect()
    onTestFinished(() => client.end())
    const listening = async () => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity
       where application_name = 'foyer changes' and datname = current_database()`,
      )
      return rows.map(({ pid }) => pid)
    }
    for (let at = 0; at < 6; at++) {
      const before = await listening()
      expect(before).toHaveLength(2)
      if (at % 2) line.cut()
      else
        await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [before])
      const fresh = async () => (await listening()).filter((pid) => !before.includes(pid)).length
      await expect.poll(fresh, { timeout: 10_000 }).toBe(at % 2 ? 1 : 2)
      for (const { url } of [near, far])
        await expect.poll(() => statusOf(url, '/readyz'), { timeout: 10_000 }).toBe(200)
    }
    expect(await listening()).toHaveLength(2)
  },
)
