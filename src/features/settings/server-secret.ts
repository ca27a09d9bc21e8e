import { randomBytes } from 'node:crypto'
import { addSetting, settingNamed } from './setting-store.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A secret of this installation, created when it is first needed and kept from then on. */
export async function serverSecret(db: Db, name: string): Promise<string> {
  const known = await settingNamed(db, name)
  if (known !== undefined) return known
  const value = randomBytes(32).toString('base64url')
  await db.transaction().execute((db) => addSetting(db, { name, value }))
  return (await settingNamed(db, name))!
}
