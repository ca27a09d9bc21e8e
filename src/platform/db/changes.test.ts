import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type House, onBothDatabases, onDatabase } from '../../../test/database/both-databases.ts'
import { ChangesHeard } from './changes-heard.ts'
import { machineClock } from '../clock.ts'
import { Changes } from './changes.ts'

const silent = pino({ level: 'silent' })

const member = (email: string) => ({
  id: email,
  email,
  role: 'editor' as const,
  passwordHash: 'none',
  createdAt: '2024-01-01T00:00:00.000Z',
  version: 1,
})

function heardBy(changes: Changes) {
  const heard: string[][] = []
  changes.onChange((nouns) => heard.push(nouns))
  return heard
}

onBothDatabases('a change is told once, after it is committed', async ({ db, changes }) => {
  const heard = heardBy(changes)
  await changes.transaction(async (transaction, changed) => {
    await transaction.insertInto('staff').values(member('a@example.com')).execute()
    changed('staff', 'posts')
    changed('staff')
    expect(heard).toEqual([])
  })
  expect(heard).toEqual([['staff', 'posts']])
  expect(await db.selectFrom('staff').selectAll().execute()).toHaveLength(1)
})

onBothDatabases('a change that is rolled back is told to nobody', async ({ db, changes }) => {
  const heard = heardBy(changes)
  const work = changes.transaction(async (transaction, changed) => {
    await transaction.insertInto('staff').values(member('a@example.com')).execute()
    changed('staff')
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(heard).toEqual([])
  expect(await db.selectFrom('staff').selectAll().execute()).toEqual([])
})

onBothDatabases(
  'a transaction that only reads tells nothing and returns what it read',
  async ({ changes }) => {
    const heard = heardBy(changes)
    const rows = await changes.transaction((transaction) =>
      transaction.selectFrom('staff').selectAll().execute(),
    )
    expect(rows).toEqual([])
    expect(heard).toEqual([])
  },
)

async function anotherProcess({ db, databaseUrl }: House) {
  const changes = new Changes(db, 'postgres', machineClock)
  const heard = heardBy(changes)
  await changes.listen(databaseUrl!, silent)
  return { heard, close: () => changes.close() }
}

onDatabase(
  'postgres',
  'another process hears of a committed change and not of one rolled back',
  async (house) => {
    const other = await anotherProcess(house)
    await house.changes
      .transaction(async (_transaction, changed) => {
        changed('jobs')
        throw new Error('no')
      })
      .catch(() => {})
    await house.changes.transaction(async (_transaction, changed) => changed('posts', 'staff'))
    await expect.poll(() => other.heard).toEqual([['posts', 'staff']])
    await other.close()
  },
)

onDatabase(
  'postgres',
  'a broken line counts as a change of everything, and is taken up again by one, however often',
  async (house) => {
    const other = await anotherProcess(house)
    for (let at = 0; at < 3; at++) {
      other.heard.length = 0
      const cut = await cutLines(house.databaseUrl!)
      expect(cut).toHaveLength(1)
      await expect.poll(() => other.heard, { timeout: 10_000 }).toContainEqual(['everything'])
      await expect.poll(() => lines(house.databaseUrl!)).toEqual([expect.not.toBeOneOf(cut)])
    }
    await expect
      .poll(
        async () => {
          await house.changes.transaction(async (_transaction, changed) => changed('posts'))
          return other.heard
        },
        { timeout: 10_000 },
      )
      .toContainEqual(['posts'])
    await other.close()
  },
)

onDatabase('postgres', 'a closed line stays closed', async (house) => {
  const other = await anotherProcess(house)
  await other.close()
  await expect.poll(() => lines(house.databaseUrl!)).toEqual([])
  await house.changes.transaction(async (_transaction, changed) => changed('posts'))
  // Twice as long as a broken line waits until it is laid again.
  await wait(500)
  expect(await lines(house.databaseUrl!)).toEqual([])
  expect(other.heard).toEqual([])
})

/** The processes of the server that tell changes to somebody. */
async function lines(databaseUrl: string, select = 'pid'): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select ${select} from pg_stat_activity
    where application_name = 'foyer changes' and datname = current_database()`,
  )
  await client.end()
  return rows.map(({ pid }) => pid)
}

const cutLines = (databaseUrl: string) => lines(databaseUrl, 'pid, pg_terminate_backend(pid)')

test('who is answered waits for everybody who listens', async () => {
  const heard = new ChangesHeard()
  heard.expect('7')
  let isAnswered = false
  const answer = heard.by('7', Promise.resolve(2)).then(() => void (isAnswered = true))
  heard.hear('7')
  await new Promise(setImmediate)
  expect(isAnswered).toBe(false)
  heard.hear('7')
  await answer
})

test('a change that is made is not refused because nobody can be counted', async () => {
  const heard = new ChangesHeard()
  heard.expect('7')
  const gone = Promise.reject(new Error('The database went away after the commit.'))
  await expect(heard.by('7', gone)).resolves.toBeUndefined()
})
