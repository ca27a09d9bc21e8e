import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Engine } from '../../src/platform/db/database.ts'
import { atServer, type Template, templateFile, templateName } from './migrated-databases.ts'

/** Where a database may be: its own directory, and an address when PostgreSQL keeps it. */
export type FreshDatabase = {
  dataDir: string
  databaseUrl: string | undefined
  remove: () => Promise<void>
}

/** An empty database that nobody else uses. */
export async function freshDatabase(engine: Engine): Promise<FreshDatabase> {
  return engine === 'sqlite' ? inDirectory(await directory()) : onServer('template0')
}

/** The same, but already in its newest shape: a copy of one that the run has migrated, or filled with the sample too. */
export async function migratedDatabase(
  engine: Engine,
  template: Template = 'migrated',
  scratch = inject('scratch'),
): Promise<FreshDatabase> {
  if (engine === 'postgres') return onServer(templateName(scratch, template))
  const dataDir = await directory(scratch)
  await copyFile(templateFile(scratch, template), join(dataDir, 'foyer.sqlite'))
  return inDirectory(dataDir)
}

const directory = (scratch = inject('scratch')) => mkdtemp(join(scratch, 'data-'))

const inDirectory = (dataDir: string): FreshDatabase => ({
  dataDir,
  databaseUrl: undefined,
  remove: () => rm(dataDir, { recursive: true, force: true }),
})

async function onServer(template: string): Promise<FreshDatabase> {
  const name = `foyer_test_${randomBytes(8).toString('hex')}`
  const server = inject('postgresUrl')
  // Copied as files: by way of the log of writes it takes twice as long.
  await atServer(server, `create database ${name} template ${template} strategy file_copy`)
  const { dataDir, remove } = inDirectory(await directory())
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      await atServer(server, `drop database if exists ${name} with (force)`)
      await remove()
    },
  }
}
