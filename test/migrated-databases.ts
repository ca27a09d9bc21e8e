import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { migrations } from '../migrations/index.ts'
import { fillDocuments } from '../src/features/documents/packs/fill-documents.ts'
import { Changes } from '../src/platform/db/changes.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'

/** Which of the databases that a run makes a test gets a copy of: an empty one, or one with the sample's documents. */
export type Template = 'migrated' | 'sampled'

/** Where a run keeps the databases that its tests get copies of. */
export const templateFile = (scratch: string, template: Template) =>
  join(scratch, template, 'foyer.sqlite')
export const templateName = (scratch: string, template: Template) =>
  `${basename(scratch).replaceAll('-', '_').toLowerCase()}_${template}`

/** Migrates one database of each engine, and fills another with the sample, so that a test need not. */
export async function makeTemplates(scratch: string, postgresUrl: string) {
  const templates: Template[] = ['migrated', 'sampled']
  const names = templates.map((template) => templateName(scratch, template))
  for (const [at, template] of templates.entries()) {
    await atServer(postgresUrl, `create database ${names[at]} template template0`)
    const url = new URL(postgresUrl)
    url.pathname = `/${names[at]}`
    for (const databaseUrl of [undefined, url.href]) {
      const { db, engine, close } = openDatabase({ dataDir: join(scratch, template), databaseUrl })
      await migrate(db, engine, migrations)
      if (template === 'sampled') await fillWithSample(new Changes(db, engine))
      await close()
    }
  }
  return async () => {
    for (const name of names)
      await atServer(postgresUrl, `drop database if exists ${name} with (force)`)
  }
}

/** The list of drawings is made by the build; tests that need none run without one. */
async function fillWithSample(changes: Changes) {
  if (!existsSync('src/drawings/manifest.json')) return
  const { drawingNames } = await import('../src/drawings/picture.server.ts')
  await fillDocuments(changes, 'packs/naksha', drawingNames)
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
