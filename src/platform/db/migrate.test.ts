import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { expect } from 'vitest'
import { migrations } from '../../../migrations/index.ts'
import { onBothDatabases, onDatabase } from '../../../test/database/both-databases.ts'
import { openDatabase } from './database.ts'
import { checkMigrated, migrate } from './migrate.ts'

const broken = {
  ...migrations,
  '9999-broken': {
    async up() {
      throw new Error('a mistake in a migration')
    },
  },
}

onBothDatabases('a database that is up to date needs no step', async ({ db, engine }) => {
  expect(await migrate(db, engine, migrations)).toEqual([])
  await checkMigrated(db, migrations)
})

onBothDatabases(
  'a missing migration is named, and the database counts as not ready',
  async ({ db }) => {
    await expect(checkMigrated(db, broken)).rejects.toThrow('9999-broken')
  },
)

onBothDatabases('a migration that fails is named and stops the start', async ({ db, engine }) => {
  await expect(migrate(db, engine, broken)).rejects.toThrow('9999-broken')
})

const inHalves = {
  ...migrations,
  '9999-halves': {
    async up(db: Parameters<Migration['up']>[0]) {
      await db.schema.createTable('halfway').addColumn('id', 'integer').execute()
      if (isCut) throw new Error('SQLITE_FULL')
    },
  },
}
let isCut = true

onBothDatabases('a migration that is cut in half is taken anew', async ({ db, engine }) => {
  isCut = true
  await expect(migrate(db, engine, inHalves)).rejects.toThrow('9999-halves')
  isCut = false
  expect(await migrate(db, engine, inHalves)).toEqual(['9999-halves'])
  expect(await migrate(db, engine, inHalves)).toEqual([])
})

onDatabase(
  'postgres',
  'two that start at once migrate once',
  async ({ engine, databaseUrl, dataDir, db }) => {
    await db.schema.dropTable('kysely_migration').execute()
    await db.schema.dropTable('kysely_migration_lock').execute()
    const more = engine === 'postgres' ? sql` cascade` : sql``
    for (const { name } of await db.introspection.getTables())
      await sql`drop table ${sql.table(name)}${more}`.execute(db)
    const both = [1, 2].map(() => openDatabase({ databaseUrl, dataDir }))
    const steps = await Promise.all(both.map((one) => migrate(one.db, engine, migrations)))
    await Promise.all(both.map((one) => one.close()))
    expect(steps.flat().sort()).toEqual(Object.keys(migrations).sort())
  },
)
