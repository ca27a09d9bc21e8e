import pg from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { type House, onDatabase } from '../../../test/database/both-databases.ts'
import { postgresLine } from '../../../test/database/postgres-line.ts'
import { machineClock } from '../clock.ts'
import { Changes } from './changes.ts'
import type { Noun } from './tables.ts'

const silent = pino({ level: 'silent' })
const isLine = (name: string) => name === 'foyer changes'

async function anotherProcess({ db }: House, databaseUrl: string) {
  const changes = new Changes(db, 'postgres', machineClock)
  const heard: string[] = []
  changes.onChange((nouns) => heard.push(nouns.join(' ')))
  await changes.listen(databaseUrl, silent)
  onTestFinished(() => changes.close())
  return { changes, heard }
}

const change = ({ changes }: House, ...nouns: Noun[]) =>
  changes.transaction(async (_db, changed) => changed(...nouns))

async function asPostgres(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  // The database goes before what the test has opened.
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const lines = `from pg_stat_activity
  where application_name = 'foyer changes' and datname = current_database()`

onDatabase(
  'postgres',
  'twenty breaks later one connection listens',
  async (house) => {
    const { changes, heard } = await anotherProcess(house, house.databaseUrl!)
    const client = await asPostgres(house.databaseUrl!)
    const listening = async () =>
      (await client.query(`select pid ${lines}`)).rows as { pid: number }[]
    for (let at = 0; at < 20; at++) {
      const [before, ...more] = await listening()
      expect(more).toEqual([])
      await client.query(`select pg_terminate_backend(pid) ${lines}`)
      await expect
        .poll(async () => (await listening()).filter(({ pid }) => pid !== before!.pid).length)
        .toBe(1)
      await expect.poll(() => listening().then((all) => all.length)).toBe(1)
      await expect.poll(() => isHeard(changes)).toBe(true)
    }
    heard.length = 0
    await change(house, 'posts')
    await expect.poll(() => heard).toContain('posts')
    expect(await listening()).toHaveLength(1)
  },
  'migrated',
  ['long'],
)

onDatabase(
  'postgres',
  'what was changed while a line was silent is told within ten seconds, although nothing said that it broke',
  async (house) => {
    const line = await postgresLine(house.databaseUrl!)
    const { changes, heard } = await anotherProcess(house, line.url)
    line.swallow(isLine)
    await change(house, 'jobs')
    await change(house, 'posts', 'staff')
    const lost = performance.now()
    await expect.poll(() => isHeard(changes), { timeout: 10_000 }).toBe(false)
    // The database itself is within reach: whatever we have may be old.
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('everything')
    expect(performance.now() - lost).toBeLessThan(14_000)
    line.heal()
    await expect.poll(() => isHeard(changes), { timeout: 10_000 }).toBe(true)
    expect(heard.filter((nouns) => nouns !== 'everything')).toEqual(['jobs', 'posts staff'])
  },
)

onDatabase(
  'postgres',
  'a change whose number is lower but whose commit is later is not overlooked',
  async (house) => {
    const line = await postgresLine(house.databaseUrl!)
    const { heard } = await anotherProcess(house, line.url)
    const slow = await asPostgres(house.databaseUrl!)
    await slow.query('begin')
    await slow.query(`insert into "changes" ("nouns") values ('staff')`)
    await change(house, 'media')
    await expect.poll(() => heard).toContain('media')
    // Several readings see the later number, and not the earlier one.
    await breakOnce(line, heard)
    await breakOnce(line, heard)
    expect(heard).not.toContain('staff')
    await slow.query('commit')
    await breakOnce(line, heard)
    expect(heard.filter((nouns) => nouns === 'staff')).toEqual(['staff'])
    expect(heard.filter((nouns) => nouns === 'media')).toEqual(['media'])
  },
)

onDatabase('postgres', 'a change that is rolled back leaves nothing to catch up', async (house) => {
  const failing = house.changes.transaction(async (_db, changed) => {
    changed('posts')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await change(house, 'jobs')
  const client = await asPostgres(house.databaseUrl!)
  expect((await client.query('select "nouns" from "changes"')).rows).toEqual([{ nouns: 'jobs' }])
})

onDatabase('postgres', 'changes of yesterday are removed', async (house) => {
  const client = await asPostgres(house.databaseUrl!)
  await client.query(
    `insert into "changes" ("nouns", "at") values ('old', now() - interval '25 hours'), ('new', now())`,
  )
  await anotherProcess(house, house.databaseUrl!)
  const kept = () => client.query('select "nouns" from "changes"').then(({ rows }) => rows)
  await expect.poll(kept, { timeout: 10_000 }).toEqual([{ nouns: 'new' }])
})

function isHeard(changes: Changes) {
  try {
    changes.check()
    return true
  } catch {
    return false
  }
}

async function breakOnce(line: { cut: () => void }, heard: string[]) {
  const times = () => heard.filter((nouns) => nouns === 'everything').length
  const before = times()
  line.cut()
  await expect.poll(times, { timeout: 10_000 }).toBe(before + 1)
}
