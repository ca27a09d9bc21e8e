import { randomBytes } from 'node:crypto'
import { addFact, factNamed } from './fact-store.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A secret of the house, made up the first time that somebody needs it and the same ever after. */
export async function houseSecret(db: Db, name: string): Promise<string> {
  const known = await factNamed(db, name)
  if (known !== undefined) return known
  const value = randomBytes(32).toString('base64url')
  await db.transaction().execute((db) => addFact(db, { name, value }))
  return (await factNamed(db, name))!
}
