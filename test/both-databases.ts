import type { Kysely } from 'kysely'
import { test } from 'vitest'
import { Changes } from '../src/platform/db/changes.ts'
import { type Engine, openDatabase } from '../src/platform/db/database.ts'
import type { Tables } from '../src/tables.ts'
import { migratedDatabase } from './fresh-database.ts'

export type House = {
  db: Kysely<Tables>
  engine: Engine
  changes: Changes<Tables>
  databaseUrl: string | undefined
  dataDir: string
}

const engines: Engine[] = ['sqlite', 'postgres']

/** A test that must hold on SQLite and on PostgreSQL, each time with a migrated database of its own. */
export function onBothDatabases(sentence: string, work: (house: House) => Promise<void>) {
  for (const engine of engines) onDatabase(engine, sentence, work)
}

export function onDatabase(
  engine: Engine,
  sentence: string,
  work: (house: House) => Promise<void>,
) {
  test(`${sentence} (${engine})`, async () => {
    const { dataDir, databaseUrl, remove } = await migratedDatabase(engine)
    try {
      const { db, close } = openDatabase<Tables>({ dataDir, databaseUrl })
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
