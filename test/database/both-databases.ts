import { test } from 'vitest'
import type { Clock } from '../../src/platform/clock.ts'
import { Changes } from '../../src/platform/db/changes.ts'
import { type Engine, openDatabase } from '../../src/platform/db/database.ts'
import { eachMomentOnce } from './each-moment-once.ts'
import { migratedDatabase } from './fresh-database.ts'
import type { Template } from './migrated-databases.ts'
import type { Db } from '../../src/platform/db/tables.ts'

export type House = {
  db: Db
  engine: Engine
  changes: Changes
  /** The one that changes go by. */
  clock: Clock
  databaseUrl: string | undefined
  dataDir: string
}

type Work = (house: House) => Promise<void>

/** A test that must hold on SQLite and on PostgreSQL, each time with a migrated database of its own. */
export const onBothDatabases = onBoth('migrated')

/** The same where the documents of the sample are there from the start. */
export const onBothWithSample = onBoth('sampled')

function onBoth(template: Template) {
  const both = (tags: string[]) => (sentence: string, work: Work) => {
    onDatabase('sqlite', sentence, work, template)
    onDatabase('postgres', sentence, work, template, tags)
  }
  return Object.assign(both([]), {
    /** For what has no SQL of its own: the line makes it on SQLite, `npm run test:long` on PostgreSQL. */
    postgresLong: both(['long']),
  })
}

export function onDatabase(
  engine: Engine,
  sentence: string,
  work: Work,
  template: Template = 'migrated',
  tags: string[] = [],
) {
  test(`${sentence} (${engine})`, { tags }, async () => {
    const { dataDir, databaseUrl, remove } = await migratedDatabase(engine, template)
    try {
      const { db, close } = openDatabase({ dataDir, databaseUrl })
      const clock = eachMomentOnce()
      try {
        await work({
          db,
          engine,
          clock,
          changes: new Changes(db, engine, clock),
          databaseUrl,
          dataDir,
        })
      } finally {
        await close()
      }
    } finally {
      await remove()
    }
  })
}
