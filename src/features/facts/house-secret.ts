import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { addFact, factNamed, type FactTables } from './fact-store.ts'

export type { FactTables } from './fact-store.ts'

/** A secret of the house, made up the first time that somebody needs it and the same ever after. */
export async function houseSecret(db: Kysely<FactTables>, name: string): Promise<string> {
  const known = await factNamed(db, name)
  if (known !== undefined) return known
  const value = randomBytes(32).toString('base64url')
  await db.transaction().execute((db) => addFact(db, { name, value }))
  return (await factNamed(db, name))!
}
