import type { Db } from '../../../platform/db/tables.ts'
import { documentsOfKind, findDocument } from '../document-store.ts'
import { type Value, valueOf } from '../document-value.ts'
import type { KindName } from '../kinds/all-kinds.ts'
import { withTexts } from './read-document.ts'

export type PublicDocument = { id: string; slug?: string; value: Value }

type Row = Parameters<typeof withTexts>[1][number]

/** What visitors see of a kind, in its order. */
export async function publishedOfKind(db: Db, kind: KindName): Promise<PublicDocument[]> {
  return publicOf(db, await documentsOfKind(db, kind))
}

/** What visitors see of one document, if they see it. */
export async function publishedOne(
  db: Db,
  kind: KindName,
  id: string,
): Promise<PublicDocument | undefined> {
  const row = await findDocument(db, id)
  if (row?.kind !== kind || row.deletedAt !== null) return undefined
  return (await publicOf(db, [row]))[0]
}

async function publicOf(db: Db, of: Row[]): Promise<PublicDocument[]> {
  const rows = await withTexts(db, of)
  return rows.flatMap(([{ id, slug }, { published }]) =>
    published === null ? [] : [{ id, ...(slug !== null && { slug }), value: valueOf(published) }],
  )
}
