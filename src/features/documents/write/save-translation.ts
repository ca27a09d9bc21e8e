import { Problem } from '../../../platform/problem.ts'
import type { Actor } from '../../sessions/actor.ts'
import { documentRefusals } from '../document-refusals.ts'
import { asDocument, type Document, type Value, valueOf } from '../document-value.ts'
import { kindNamed } from '../kinds/all-kinds.ts'
import { textOf } from '../read/read-document.ts'
import { inLanguage, translationOf } from '../schema/in-language.ts'
import { withLists } from '../schema/with-lists.ts'
import { checkValue } from './check-value.ts'
import type { DocumentGround } from './document-ground.ts'
import { lockDocumentVersion, StaleDocument } from './lock-document-version.ts'
import { saveDocument } from './save-document.ts'

type TranslationChange = {
  version: number
  value: Value
  language: string
  slug?: string | undefined
  isUnfinished?: boolean | undefined
}

/**
 * Keeps what a document says in another language than the default one: its own words alone, so that what
 * was only read from the default language never becomes a copy. Visitors see it when the document is published.
 */
export async function saveTranslation(
  { changes, drawings }: Omit<DocumentGround, 'db'>,
  actor: Actor,
  id: string,
  { version, value: asked, language, slug, isUnfinished }: TranslationChange,
): Promise<Document> {
  return changes.transaction(async (db) => {
    const { row, text } = await lockDocumentVersion(db, actor, id)
    const before = await textOf(db, id, language)
    // Who writes in a language compares with what that has become.
    if (row.version !== version) throw new StaleDocument(asDocument(row, before))
    const kind = kindNamed(row.kind)
    const value = withLists(kind, valueOf(text.draft ?? text.published ?? '{}'))
    const given = await checkValue(db, drawings, { kind: row.kind, value: asked, isUnfinished })
    const { own, shared } = translationOf(kind, value, given)
    if (slug !== undefined && slug !== row.slug) shared.push('slug')
    if (shared.length > 0)
      throw new Problem(
        documentRefusals['document-invalid'],
        Object.fromEntries(shared.map((at) => [at, isShared])),
      )
    const said = { kind: row.kind, value: inLanguage(kind, value, own), isUnfinished }
    await checkValue(db, drawings, said)
    const json = JSON.stringify(own)
    return saveDocument(db, actor, {
      before: { row, text: before },
      row,
      text: { ...before, draft: json === before.published ? null : json },
      action: 'translated',
      at: changes.now(),
    })
  })
}

const isShared = 'All languages share this: it is changed in the default one.'
