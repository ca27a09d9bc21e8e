import { test } from 'vitest'
import { Changes } from '../src/platform/db/changes.ts'
import { type Engine, openDatabase } from '../src/platform/db/database.ts'
import { migratedDatabase } from './fresh-database.ts'
import type { Template } from './migrated-databases.ts'
import type { Db } from '../src/platform/db/tables.ts'

export type House = {
  db: Db
  engine: Engine
  changes: Changes
  databaseUrl: string | undefined
  dataDir: string
}

const engines: Engine[] = ['sqlite', 'postgres']

/** A test that must hold on SQLite and on PostgreSQL, each time with a migrated database of its own. */
export function onBothDatabases(sentence: string, work: (house: House) => Promise<void>) {
  for (const engine of engines) onDatabase(engine, sentence, work)
}

/** The same where the documents of the sample are there from the start. */
export function onBothWithSample(sentence: string, work: (house: House) => Promise<void>) {
  for (const engine of engines) onDatabase(engine, sentence, work, 'sampled')
}

export function onDatabase(
  engine: Engine,
  sentence: string,
  work: (house: House) => Promise<void>,
  template: Template = 'migrated',
) {
  test(`${sentence} (${engine})`, async () => {
    const { dataDir, databaseUrl, remove } = await migratedDatabase(engine, template)
    try {
      const { db, close } = openDatabase({ dataDir, databaseUrl })
      try {
        await work({ db, engine, changes: new Changes(db, engine), databaseUrl, dataDir })
      } finally {
        await close()
      }
    } finally {
      await remove()
    }
  })
}
