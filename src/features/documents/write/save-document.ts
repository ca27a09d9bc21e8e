import type { Tx } from '../../../platform/db/tables.ts'
import { laterThan } from '../../../platform/moments.ts'
import { recordOngoingChange } from '../../history/record-ongoing-change.ts'
import { recordChange } from '../../history/record-change.ts'
import { noteUses } from '../../media/library/note-uses.ts'
import type { Actor } from '../../sessions/actor.ts'
import { replaceLinks } from '../document-link-store.ts'
import {
  type DocumentTable,
  type DocumentTextTable,
  putDocument,
  putText,
  textsOf,
} from '../document-store.ts'
import { asDocument, type Document, valueOf } from '../document-value.ts'
import { kindNamed } from '../kinds/all-kinds.ts'
import { nameOf } from '../read/name-of.ts'
import { referencesIn } from '../schema/named-in.ts'
import { usesOf } from './document-pictures.ts'
import { defaultLanguage } from '../languages.ts'
import { publishTranslations } from '../translation-store.ts'

export type Held = { row: DocumentTable; text: DocumentTextTable }

type Saving = {
  before?: Held
  row: DocumentTable
  /** In the default language, or in the one that is changed. */
  text: DocumentTextTable
  action: string
  at: string
  /** Together with the save before, of the same person and within ten minutes, it is one version. */
  isOngoing?: boolean
}

/** Puts a document's next version in its place, with all that is kept about it, and writes down who did what. */
export async function saveDocument(
  db: Tx,
  actor: Actor,
  { before, row, text, action, at, isOngoing = false }: Saving,
): Promise<Document> {
  const next = before
    ? { ...row, updatedAt: laterThan(before.row.updatedAt, at), version: before.row.version + 1 }
    : row
  await putDocument(db, next)
  await putText(db, text)
  if (action === 'published') await publishTranslations(db, next.id)
  const kind = kindNamed(next.kind)
  const texts = await textsOf(db, [next.id])
  const named = texts
    .flatMap(({ draft, published }) => [draft, published])
    .flatMap((json) => (json === null ? [] : referencesIn(kind, valueOf(json))))
  await replaceLinks(db, next.id, named)
  await notePictures(db, actor, next, texts)
  // Never as early as the change before, so that versions have an order.
  const change = { at: next.updatedAt, noun: 'documents', nounId: next.id, action }
  // What somebody has written on meanwhile is not what went out.
  const made = action === 'published' ? { ...text, draft: null } : text
  const after = told({ row: next, text: made })
  if (before && isOngoing)
    await recordOngoingChange(db, actor, {
      ...change,
      before: told(before),
      after,
      isLargeRemoval: false,
    })
  else await recordChange(db, actor, { ...change, ...(before && { before: told(before) }), after })
  return asDocument(next, text)
}

/** Keeps which pictures a document shows, in whatever language. */
export function notePictures(db: Tx, actor: Actor, row: DocumentTable, texts: DocumentTextTable[]) {
  const text = texts.find(({ language }) => language === defaultLanguage)
  return noteUses(
    db,
    actor,
    {
      noun: 'documents',
      nounId: row.id,
      kind: row.kind,
      title: nameOf(row.kind, valueOf(text?.draft ?? text?.published ?? '{}'), row.slug),
      isTrashed: row.deletedAt !== null,
      uses: usesOf({ row, texts }),
    },
    row.updatedAt,
  )
}

/** What the history keeps: enough to bring a version back. */
export const told = ({ row, text }: Held) => ({
  ...row,
  ...(text.language !== defaultLanguage && { language: text.language }),
  value: valueOf(text.draft ?? text.published ?? '{}'),
})
