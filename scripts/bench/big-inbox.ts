import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrations } from '../../migrations/index.ts'
import { addToSearch } from '../../src/features/submissions/submission-search-store.ts'
import { searchWordsOf } from '../../src/features/submissions/search/search-words.ts'
import type { SubmissionTable } from '../../src/features/submissions/submission-store.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { makeSubmissions } from './made/made-submissions.ts'
import type { Db } from '../../src/platform/db/tables.ts'

const atOnce = 100

/** A data folder, or the database named, with so many enquiries and as many applications, findable like what was sent. */
export async function makeBigInbox(count: number, databaseUrl: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const { db, engine, close } = openDatabase({ dataDir, databaseUrl })
  await migrate(db, engine, migrations)
  if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(db)
  for (const kind of ['enquiry', 'application'] as const) await fill(db, kind, count)
  await sql.raw(engine === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(db)
  await close()
  return dataDir
}

async function fill(db: Db, kind: 'enquiry' | 'application', count: number) {
  let rows: SubmissionTable[] = []
  const write = async () => {
    const some = rows
    rows = []
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('submissions').values(some).execute()
      for (const row of some) await addToSearch(tx, row.id, row.n!, searchWordsOf(row))
    })
  }
  for (const row of makeSubmissions(kind, count)) if (rows.push(row) === atOnce) await write()
  if (rows.length > 0) await write()
}
