import type { Db, Tx } from '../../../platform/db/tables.ts'
import { putText } from '../document-store.ts'
import { translationsOf } from '../translation-store.ts'

/** What visitors see of a document in its other languages, in JSON; null where they see nothing of its own. */
export type ShownTranslations = Record<string, string | null>

export const shownTranslations = async (db: Db, documentId: string): Promise<ShownTranslations> =>
  Object.fromEntries(
    (await translationsOf(db, [documentId])).map(({ language, published }) => [
      language,
      published,
    ]),
  )

/** Shows visitors again what they saw; what they have seen since stays as a draft. */
export async function showTranslations(db: Tx, documentId: string, shown: ShownTranslations) {
  const there = new Map(
    (await translationsOf(db, [documentId])).map((text) => [text.language, text]),
  )
  for (const language of new Set([...there.keys(), ...Object.keys(shown)])) {
    const published = shown[language] ?? null
    const text = there.get(language)
    const kept = text?.draft ?? text?.published ?? null
    const draft = kept === published ? null : kept
    await putText(db, { documentId, language, published, draft })
  }
}
