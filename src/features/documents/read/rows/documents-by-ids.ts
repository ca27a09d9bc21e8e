import type { Db } from '../../../../platform/db/tables.ts'
import { documentRows } from '../../document-store.ts'
import { withTexts } from '../read-document.ts'

/** These documents with their texts, those in the trash included; what is not there is left out. */
export async function documentsByIds(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await withTexts(db, await documentRows(db, ids))
  return rows.map(([row, text]) => ({ row, text }))
}
