import { expect } from 'vitest'
import { up } from '../../../migrations/0161-settings.ts'
import { onBothDatabases } from '../../../test/database/both-databases.ts'
import { addSetting, settingNamed } from './setting-store.ts'

onBothDatabases(
  'issue 13: what was remembered under the earlier name of the table is known',
  async ({ db, changes }) => {
    await changes.transaction((tx) => addSetting(tx, { name: 'secret', value: 'as before' }))
    await db.schema.alterTable('settings').renameTo('facts').execute()
    await up(db as unknown as Parameters<typeof up>[0])
    expect(await settingNamed(db, 'secret')).toBe('as before')
    const add = (value: string) =>
      changes.transaction((tx) => addSetting(tx, { name: 'secret', value }))
    expect(await add('anew')).toBe(false)
    expect(await settingNamed(db, 'secret')).toBe('as before')
  },
)
