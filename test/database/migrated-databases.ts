import { cpSync, existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { migrations } from '../../migrations/index.ts'
import { fillDocuments } from '../../src/features/documents/packs/fill-documents.ts'
import { createFirstAdministrator } from '../../src/features/staff/create-first-administrator.ts'
import { fillEmptyDatabase } from '../../src/features/packs/fill-empty-database.ts'
import { machineClock } from '../../src/platform/clock.ts'
import { Changes } from '../../src/platform/db/changes.ts'
import { type Engine, openDatabase } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import type { Db } from '../../src/platform/db/tables.ts'
import { owner } from '../server/owner.ts'

/**
 * Which of the databases that a run makes a test gets a copy of: an empty one, one with the sample's documents, or
 * one that a site with the sample has been opened with before.
 */
export type Template = 'migrated' | 'sampled' | 'opened'

const steps: Record<Template, (db: Db, engine: Engine) => Promise<unknown>> = {
  migrated: (db, engine) => migrate(db, engine, migrations),
  sampled: (db, engine) => fillWithSample(new Changes(db, engine, machineClock)),
  async opened(db, engine) {
    await createFirstAdministrator({ db, clock: machineClock }, owner)
    await fillEmptyDatabase(new Changes(db, engine, machineClock), 'packs/naksha')
  },
}

/** Where a run keeps the databases that its tests get copies of. */
export const templateFile = (scratch: string, template: Template) =>
  join(scratch, template, 'foyer.sqlite')
export const templateName = (scratch: string, template: Template) =>
  `${basename(scratch).replaceAll('-', '_').toLowerCase()}_${template}`

/** Makes each of them once in each engine, from the one before it, so that a test need not. */
export async function makeTemplates(scratch: string, postgresUrl: string) {
  const templates = Object.keys(steps) as Template[]
  const names = templates.map((template) => templateName(scratch, template))
  for (const [at, template] of templates.entries()) {
    const dataDir = join(scratch, template)
    const before = templates[at - 1]
    if (before) cpSync(join(scratch, before), dataDir, { recursive: true })
    await atServer(
      postgresUrl,
      `create database ${names[at]} template ${names[at - 1] ?? 'template0'}`,
    )
    const url = new URL(postgresUrl)
    url.pathname = `/${names[at]}`
    for (const databaseUrl of [undefined, url.href]) {
      const { db, engine, close } = openDatabase({ dataDir, databaseUrl })
      await steps[template](db, engine)
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
  const { drawingNames } = await import('../../src/drawings/picture.server.ts')
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
