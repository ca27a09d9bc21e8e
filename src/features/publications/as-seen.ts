import type { Db, Tx } from '../../platform/db/tables.ts'
import { asDocument, type Value, valueOf } from '../documents/document-value.ts'
import { documentsByIds } from '../documents/read/rows/documents-by-ids.ts'
import { checkValue } from '../documents/write/check-value.ts'
import { lockDocumentVersion, StaleDocument } from '../documents/write/lock-document-version.ts'
import type { Held } from '../documents/write/save-document.ts'
import { changesOf } from '../history/changes-of.ts'
import type { Actor } from '../sessions/actor.ts'

/** With a value, what it said at that version goes out, though somebody has written on since. */
export type ToPublish = { id: string; version: number; value?: Value | undefined }

/** `later` is what somebody has made of the draft since it was seen; it stays theirs. */
export type HeldAsSeen = Held & { later?: string | null }

/** What is to go out, before it is held. */
export async function readAsSeen(db: Db, documents: ToPublish[]): Promise<HeldAsSeen[]> {
  const ids = documents.map(({ id }) => id)
  const read: HeldAsSeen[] = []
  for (const held of await documentsByIds(db, ids))
    read.push(
      await withSeen(
        db,
        held,
        documents.find(({ id }) => id === held.row.id)!,
      ),
    )
  return read
}

/** What is written while pages are judged doesn't go out unjudged, and holds nothing up. */
export const asItIsNow = (documents: ToPublish[], read: HeldAsSeen[]): ToPublish[] =>
  documents.map((one) => {
    const { row, text } = read.find(({ row }) => row.id === one.id) ?? {}
    const isNow = row && text && row.version === one.version
    return isNow ? { ...one, value: valueOf(text.draft ?? text.published ?? '{}') } : one
  })

/** What is a draft still, beside what visitors see then: all that was written since it was seen. */
export const draftBeside = (published: string | null, { text, later = text.draft }: HeldAsSeen) =>
  later === published ? null : later

/** Holds a document that is still what somebody saw, or that others have only written in since. */
export async function holdAsSeen(db: Tx, actor: Actor, one: ToPublish): Promise<HeldAsSeen> {
  const { id, version, value } = one
  const held = await lockDocumentVersion(db, actor, id, value ? undefined : version)
  const isSince = held.row.version > version
  if (held.row.version !== version && !(isSince && (await isOnlyWritten(db, id, version))))
    throw new StaleDocument(asDocument(held.row, held.text))
  return withSeen(db, held, one)
}

async function withSeen(db: Db, held: Held, { version, value }: ToPublish): Promise<HeldAsSeen> {
  const { row, text } = held
  if (!value || row.version === version) return held
  const seen = await checkValue(db, new Set(), { kind: row.kind, value, isUnfinished: true })
  return {
    row,
    text: { ...text, draft: JSON.stringify(seen) },
    later: text.draft ?? text.published,
  }
}

/** Nobody has published, hidden or moved it since that version. */
async function isOnlyWritten(db: Db, id: string, version: number): Promise<boolean> {
  const of = { noun: 'documents', nounId: id, fields: ['version'] }
  for (let place: string | undefined; ;) {
    const { changes, next } = await changesOf(db, of, place)
    for (const change of changes) {
      if (Number(change.version) <= version) return true
      if (!/^(changed|overruled)$/.test(change.action)) return false
    }
    if (next === null) return false
    place = next
  }
}
