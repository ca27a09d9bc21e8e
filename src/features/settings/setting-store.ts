import type { Db, Tx } from '../../platform/db/tables.ts'

/** What the server remembers about this installation, such as that it was filled with sample content. */
type SettingTable = { name: string; value: string }

declare module '../../platform/db/tables.ts' {
  interface Tables {
    settings: SettingTable
  }
}

/** Remembers a setting unless it is known already; says whether it was new. */
export async function addSetting(db: Tx, setting: SettingTable): Promise<boolean> {
  const result = await db
    .insertInto('settings')
    .values(setting)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

export async function settingNamed(db: Db, name: string) {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

export const settingsBeginning = (db: Db, beginning: string) =>
  db.selectFrom('settings').selectAll().where('name', 'like', `${beginning}%`).execute()

export const putSetting = (db: Tx, setting: SettingTable) =>
  db
    .insertInto('settings')
    .values(setting)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: setting.value }))
    .execute()
