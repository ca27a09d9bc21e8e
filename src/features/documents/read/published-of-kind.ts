import type { Db } from '../../../platform/db/tables.ts'
import { documentsOfKind } from '../document-store.ts'
import { type Value, valueOf } from '../document-value.ts'
import type { KindName } from '../kinds/all-kinds.ts'
import { withTexts } from './read-document.ts'

export type PublicDocument = { id: string; slug?: string; value: Value }

/** What visitors see of a kind, in its order. */
export async function publishedOfKind(db: Db, kind: KindName): Promise<PublicDocument[]> {
  const rows = await withTexts(db, await documentsOfKind(db, kind))
  return rows.flatMap(([{ id, slug }, { published }]) =>
    published === null ? [] : [{ id, ...(slug !== null && { slug }), value: valueOf(published) }],
  )
}
