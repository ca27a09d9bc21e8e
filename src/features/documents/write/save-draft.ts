import type { Actor } from '../../sessions/actor.ts'
import type { Document, Value } from '../document-value.ts'
import { kindNamed } from '../kinds/all-kinds.ts'
import { publishedNoun } from '../read/published-noun.ts'
import { refuseCircle } from '../redirects/refuse-circle.ts'
import { checkValue } from './check-value.ts'
import type { DocumentGround } from './document-ground.ts'
import { holdDocument } from './hold-document.ts'
import { refuseNeeded } from './refuse-needed.ts'
import { saveDocument } from './save-document.ts'
import { takeSlug } from './take-slug.ts'

export type DraftChange = { version: number; value: Value; slug?: string | undefined }

/** Keeps what somebody has changed, where visitors do not see it yet. An address has no draft: it changes at once. */
export async function saveDraft(
  { changes, drawings }: Omit<DocumentGround, 'db'>,
  actor: Actor,
  id: string,
  { version, value, slug }: DraftChange,
): Promise<Document> {
  return changes.transaction(
    async (db, changed) => {
      const before = await holdDocument(db, actor, id, version)
      const { kind } = before.row
      const kept = await checkValue(db, drawings, kind, value)
      await refuseCircle(db, { id, kind, value: kept })
      const address = slug ?? before.row.slug
      if (address !== null) await takeSlug(db, { kind, slug: address, id, value: kept })
      if (address !== before.row.slug && kindNamed(kind).under === undefined)
        refuseNeeded(before.row)
      if (address !== before.row.slug && before.text.published !== null)
        changed(publishedNoun(kind))
      const json = JSON.stringify(kept)
      return saveDocument(db, actor, {
        before,
        row: { ...before.row, slug: address },
        text: { ...before.text, draft: json === before.text.published ? null : json },
        action: 'changed',
        at: changes.now(),
      })
    },
    { untilHeard: true },
  )
}
