import type { Db, Tx } from '../../platform/db/tables.ts'
import type { DocumentTextTable } from './document-store.ts'
import { defaultLanguage } from './languages.ts'

/** What documents say in a language of their own, as visitors see it, by their ids. */
export async function publishedIn(db: Db, language: string): Promise<Map<string, string>> {
  if (language === defaultLanguage) return new Map()
  const rows = await db
    .selectFrom('documentTexts')
    .select(['documentId', 'published'])
    .where('language', '=', language)
    .where('published', 'is not', null)
    .$narrowType<{ published: string }>()
    .execute()
  return new Map(rows.map(({ documentId, published }) => [documentId, published]))
}

/** What is not said in the default language, of all documents or of these. */
export const translationsOf = (db: Db, ids?: string[]): Promise<DocumentTextTable[]> =>
  db
    .selectFrom('documentTexts')
    .selectAll()
    .where('language', '<>', defaultLanguage)
    .$if(ids !== undefined, (rows) => rows.where('documentId', 'in', ids!))
    .orderBy('documentId')
    .orderBy('language')
    .execute()

/** Shows visitors what a document says in its other languages, together with the default one. */
export const publishTranslations = (db: Tx, documentId: string) =>
  db
    .updateTable('documentTexts')
    .set((text) => ({ published: text.ref('draft'), draft: null }))
    .where('documentId', '=', documentId)
    .where('language', '<>', defaultLanguage)
    .where('draft', 'is not', null)
    .execute()

export const removeTranslations = (db: Tx, documentId: string) =>
  db
    .deleteFrom('documentTexts')
    .where('documentId', '=', documentId)
    .where('language', '<>', defaultLanguage)
    .execute()
