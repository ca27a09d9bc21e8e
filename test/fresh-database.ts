import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { Engine } from '../src/platform/db/database.ts'

/** Where a database may be: its own directory, and an address when PostgreSQL keeps it. */
export type FreshDatabase = {
  dataDir: string
  databaseUrl: string | undefined
  remove: () => Promise<void>
}

/** An empty database that nobody else uses. */
export async function freshDatabase(engine: Engine): Promise<FreshDatabase> {
  const dataDir = await mkdtemp(join(inject('scratch'), 'data-'))
  const removeDirectory = () => rm(dataDir, { recursive: true, force: true })
  if (engine === 'sqlite') return { dataDir, databaseUrl: undefined, remove: removeDirectory }
  const name = `foyer_test_${randomBytes(8).toString('hex')}`
  await atServer(`create database ${name} template template0`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      await atServer(`drop database if exists ${name} with (force)`)
      await removeDirectory()
    },
  }
}

async function atServer(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
