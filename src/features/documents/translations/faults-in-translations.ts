import type { Db } from '../../../platform/db/tables.ts'
import { type Value, valueOf } from '../document-value.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { inLanguage } from '../schema/in-language.ts'
import { withLists } from '../schema/with-lists.ts'
import { translationsOf } from '../translation-store.ts'
import { faultsIn, faultsInOwn } from '../write/check-value.ts'

type Translated = {
  id: string
  kind: KindName
  slug: string | null
  /** What it is about to say in the default language. */
  value: Value
  /** What keeps that from visitors. */
  faults: Record<string, string>
}

/**
 * What keeps the drafts of other languages from visitors, by language and field: `de.role`. They go out with the
 * default one, and what that lacks itself is told of it alone.
 */
export async function faultsInTranslations(
  db: Db,
  { id, kind, slug, value, faults }: Translated,
): Promise<Record<string, string>> {
  const told: Record<string, string> = {}
  for (const { language, draft } of await translationsOf(db, [id])) {
    if (draft === null) continue
    const own = valueOf(draft)
    const shown = inLanguage(kindNamed(kind), withLists(kindNamed(kind), value), own)
    const found = [
      ...Object.entries(await faultsIn(db, { kind, slug, value: shown })).filter(
        ([at]) => !Object.hasOwn(faults, at),
      ),
      ...Object.entries(await faultsInOwn(db, { kind, value: own })),
    ]
    for (const [at, sentence] of found) told[`${language}.${at}`] = `In ${language}: ${sentence}`
  }
  return told
}
