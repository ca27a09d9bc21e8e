import { expect } from 'vitest'
import { onBothWithSample } from '../../../test/database/both-databases.ts'
import { currentTimeBudget, withTimeBudget } from '../../platform/db/time-budget.ts'
import { openDocuments } from './read/documents.ts'

onBothWithSample(
  'while documents cannot be read anew, everybody who asks gets what was known, and keeps nothing of it',
  async ({ db }) => {
    const documents = openDocuments(db)
    const known = await documents.read()
    const ask = () =>
      withTimeBudget('read', async () => {
        const read = await documents.read()
        return [read === known, currentTimeBudget().hadTrouble]
      })
    await db.schema.alterTable('documents').renameTo('awayForNow').execute()
    documents.forget(['everything'])
    expect(await Promise.all([ask(), ask()])).toEqual([
      [true, true],
      [true, true],
    ])
    await db.schema.alterTable('awayForNow').renameTo('documents').execute()
    expect(await ask()).toEqual([false, false])
  },
)
