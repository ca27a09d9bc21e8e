import type { Db } from '../../../platform/db/tables.ts'
import { documentsOfKind, findDocument } from '../document-store.ts'
import { type Value, valueOf } from '../document-value.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { defaultLanguage } from '../languages.ts'
import { inLanguage } from '../schema/in-language.ts'
import { withLists } from '../schema/with-lists.ts'
import { publishedIn } from '../translation-store.ts'
import { withTexts } from './read-document.ts'

type PublicDocument = { id: string; slug?: string; value: Value }

type Row = Parameters<typeof withTexts>[1][number]

/** What visitors see of a kind, in its order; what a language doesn't say, the default one says. */
export async function publishedOfKind(
  db: Db,
  kind: KindName,
  language?: string,
): Promise<PublicDocument[]> {
  return publicOf(db, await documentsOfKind(db, kind), language)
}

/** What visitors see of one document, if they see it. */
export async function publishedOne(
  db: Db,
  kind: KindName,
  id: string,
  language?: string,
): Promise<PublicDocument | undefined> {
  const row = await findDocument(db, id)
  if (row?.kind !== kind || row.deletedAt !== null) return undefined
  return (await publicOf(db, [row], language))[0]
}

async function publicOf(db: Db, of: Row[], language = defaultLanguage): Promise<PublicDocument[]> {
  const rows = await withTexts(db, of)
  const translated = await publishedIn(db, language)
  return rows.flatMap(([{ id, kind, slug }, { published }]) => {
    if (published === null) return []
    const own = translated.get(id)
    const said = withLists(kindNamed(kind), valueOf(published))
    const value = own === undefined ? said : inLanguage(kindNamed(kind), said, valueOf(own))
    return [{ id, ...(slug !== null && { slug }), value }]
  })
}
