import { isDeepStrictEqual } from 'node:util'
import { laterThan } from '../../../platform/moments.ts'
import { recordChange } from '../../history/record-change.ts'
import type { Tx } from '../../../platform/db/tables.ts'
import type { Actor } from '../../sessions/actor.ts'
import { type Document, type Value, valueOf } from '../document-value.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { publishedNoun } from '../read/published-noun.ts'
import { refuseCircle } from '../redirects/refuse-circle.ts'
import { withLists } from '../schema/with-lists.ts'
import { checkValue } from './check-value.ts'
import type { DocumentGround } from './document-ground.ts'
import { lockDocumentVersion } from './lock-document-version.ts'
import { isLargeCut } from './large-cut.ts'
import { refuseNeeded } from './refuse-needed.ts'
import { type Held, saveDocument, told } from './save-document.ts'
import { takeSlug } from './take-slug.ts'

type SavedDraft = {
  version: number
  value: Value
  slug?: string | undefined
  /** Still being written: it may be too long or hold dead links, which publishing refuses. */
  isUnfinished?: boolean | undefined
  /** In a conflict, the person's own words that they gave up for somebody else's: kept as a version. */
  overruled?: Value | undefined
  /** Starts a version of its own instead of going on from the same person's last save. */
  isApart?: boolean | undefined
}

/** Keeps what somebody has changed, where visitors do not see it yet. An address has no draft: it changes at once. */
export async function saveDraft(
  { changes, drawings, siteUrl }: Omit<DocumentGround, 'db'>,
  actor: Actor,
  id: string,
  { version, value, slug, isUnfinished, overruled, isApart = false }: SavedDraft,
): Promise<Document> {
  return changes.transaction(
    async (db, changed) => {
      const before = await lockDocumentVersion(db, actor, id, version)
      const { kind } = before.row
      const kept = await checkValue(db, drawings, { kind, value, isUnfinished })
      await refuseCircle(db, { id, kind, value: kept }, siteUrl)
      const address = slug ?? before.row.slug
      const isMoved = address !== before.row.slug
      if (address !== null) await takeSlug(db, { kind, slug: address, id, value: kept })
      // Visitors see it at the new address at once, below what it stands below for them.
      if (address !== null && isMoved && before.text.published !== null)
        await takeSlug(db, { kind, slug: address, id, value: valueOf(before.text.published) })
      if (isMoved) refuseNeeded(before.row)
      if (isMoved && before.text.published !== null) changed(publishedNoun(kind))
      const given = overruled && { kind, value: overruled, isUnfinished: true }
      const beside = given && (await checkValue(db, drawings, given))
      const at = beside ? await keepBeside(db, actor, before, beside, changes.now()) : changes.now()
      const json = JSON.stringify(kept)
      return saveDocument(db, actor, {
        before,
        row: { ...before.row, slug: address },
        text: { ...before.text, draft: isSame(kind, json, before.text.published) ? null : json },
        action: 'changed',
        at,
        isOngoing:
          isUnfinished === true && !isApart && !isMoved && !isLargeCut(currentOf(before), kept),
      })
    },
    { untilHeard: true },
  )
}

/** A list that is left out says what an empty one does: the desk sends those that a pack went without. */
const isSame = (kind: KindName, json: string, published: string | null) =>
  published !== null &&
  (json === published || isDeepStrictEqual(whole(kind, json), whole(kind, published)))

const whole = (kind: KindName, json: string) => withLists(kindNamed(kind), valueOf(json))

const currentOf = ({ text }: Held) => valueOf(text.draft ?? text.published ?? '{}')

/** Writes down what is not to be, so that it can be brought back; says when the next change may be. */
async function keepBeside(
  db: Tx,
  actor: Actor,
  { row, text }: Held,
  value: Value,
  now: string,
): Promise<string> {
  const at = laterThan(row.updatedAt, now)
  await recordChange(db, actor, {
    at,
    noun: 'documents',
    nounId: row.id,
    action: 'overruled',
    after: told({ row, text: { ...text, draft: JSON.stringify(value) } }),
  })
  return laterThan(at, at)
}
