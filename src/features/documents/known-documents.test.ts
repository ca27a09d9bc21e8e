import { expect } from 'vitest'
import { onBothDatabases } from '../../../test/both-databases.ts'
import { drawingNames } from '../../drawings/picture.server.ts'
import { currentPatience, withPatience } from '../../platform/db/patience.ts'
import { fillDocuments } from './packs/fill-documents.ts'
import { openDocuments } from './read/documents.ts'

onBothDatabases(
  'while documents cannot be read anew, everybody who asks gets what was known, and keeps nothing of it',
  async ({ db, changes }) => {
    await fillDocuments(changes, 'packs/naksha', drawingNames)
    const documents = openDocuments(db)
    const known = await documents.read()
    const ask = () =>
      withPatience('read', async () => {
        const read = await documents.read()
        return [read === known, currentPatience().hadTrouble]
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
