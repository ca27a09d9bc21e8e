import type { Db } from '../../../../platform/db/tables.ts'
import { documentRows, draftedIds } from '../../document-store.ts'
import { withTexts } from '../read-document.ts'

/** Those whose draft is another than what visitors see, or that are to go out; the trash left out. */
export async function changedDocuments(db: Db) {
  const ids = await draftedIds(db)
  if (ids.length === 0) return []
  const rows = await withTexts(db, await documentRows(db, ids))
  return rows.map(([row, text]) => ({ row, text }))
}
