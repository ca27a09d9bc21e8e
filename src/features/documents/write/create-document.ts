import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../platform/db/tables.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Actor } from '../../sessions/actor.ts'
import { documentRefusals } from '../document-refusals.ts'
import {
  type DocumentTextTable,
  documentsOfKind,
  lastPlace,
  lockKind,
  putDocument,
  putText,
} from '../document-store.ts'
import type { Document, Value } from '../document-value.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { defaultLanguage } from '../languages.ts'
import { permitKind } from '../permit-kind.ts'
import { refuseCircle } from '../redirects/refuse-circle.ts'
import { checkValue } from './check-value.ts'
import type { DocumentGround } from './document-ground.ts'
import { saveDocument } from './save-document.ts'
import { takeSlug } from './take-slug.ts'

type NewDocument = {
  kind: KindName
  slug?: string | undefined
  value: Value
  isUnfinished?: boolean | undefined
  /** What another document says in other languages, for this one to say as well. */
  translations?: DocumentTextTable[]
}

/** Of some kinds there is one document, and no second beside it. */
export async function refuseSecond(db: Tx, kind: KindName) {
  if (!kindNamed(kind).single) return
  await lockKind(db, kind)
  const those = await documentsOfKind(db, kind)
  if (those.length > 0) throw new Problem(documentRefusals['document-exists'])
}

/** Begins a document as a draft that no visitor sees, behind all others of its kind. */
export async function createDocument(
  { changes, drawings, siteUrl }: Omit<DocumentGround, 'db'>,
  actor: Actor,
  { kind, slug, value, isUnfinished, translations = [] }: NewDocument,
): Promise<Document> {
  permitKind(actor, kind)
  return changes.transaction(async (db) => {
    await lockKind(db, kind)
    await refuseSecond(db, kind)
    const kept = await checkValue(db, drawings, { kind, value, isUnfinished })
    const id = randomBytes(16).toString('base64url')
    await refuseCircle(db, { id, kind, value: kept }, siteUrl)
    const at = changes.now()
    const row = {
      id,
      kind,
      slug: slug ?? null,
      place: (await lastPlace(db, kind)) + 1,
      createdAt: at,
      updatedAt: at,
      publishedAt: null,
      publishAt: null,
      deletedAt: null,
      version: 1,
    }
    const text = {
      documentId: id,
      language: defaultLanguage,
      draft: JSON.stringify(kept),
      published: null,
    }
    if (translations.length > 0) await putDocument(db, row)
    for (const { language, draft, published } of translations)
      await putText(db, { documentId: id, language, draft: draft ?? published, published: null })
    const document = await saveDocument(db, actor, { row, text, action: 'drafted', at })
    if (slug !== undefined) await takeSlug(db, { kind, slug, id, value: kept })
    return document
  })
}
