import { basename, join } from 'node:path'
import pg from 'pg'
import { migrations } from '../migrations/index.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'

/** Where a run keeps the database that its tests get copies of. */
export const migratedFile = (scratch: string) => join(scratch, 'migrated', 'foyer.sqlite')
export const migratedName = (scratch: string) =>
  basename(scratch).replaceAll('-', '_').toLowerCase()

/** Migrates one database of each engine, so that a test need not. */
export async function makeMigrated(scratch: string, postgresUrl: string) {
  const name = migratedName(scratch)
  await atServer(postgresUrl, `create database ${name} template template0`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  for (const databaseUrl of [undefined, url.href]) {
    const { db, engine, close } = openDatabase({
      dataDir: join(scratch, 'migrated'),
      databaseUrl,
    })
    await migrate(db, engine, migrations)
    await close()
  }
  return () => atServer(postgresUrl, `drop database if exists ${name} with (force)`)
}

export async function atServer(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
