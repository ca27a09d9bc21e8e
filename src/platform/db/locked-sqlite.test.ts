import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { expect } from 'vitest'
import { onDatabase } from '../../../test/database/both-databases.ts'
import { withTimeBudget } from './time-budget.ts'

onDatabase(
  'sqlite',
  'who has given up waiting for a locked file does not take the lock when it is free at last',
  async ({ db, dataDir }) => {
    const other = new SqliteDatabase(join(dataDir, 'foyer.sqlite'))
    other.exec('begin immediate')
    const read = () => db.selectFrom('staff').selectAll().execute()
    const write = () => withTimeBudget('health', () => db.transaction().execute(async () => 'done'))
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, write))
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']))
    expect(await read()).toEqual([])
    other.exec('rollback')
    other.close()
    for (let at = 0; at < 20; at++) {
      expect(await write()).toBe('done')
      expect(await read()).toEqual([])
      // A turn of the timers, on which somebody might still be trying.
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  },
)
