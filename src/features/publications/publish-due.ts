import type { Db, Noun, Tx } from '../../platform/db/tables.ts'
import { asDocument, valueOf } from '../documents/document-value.ts'
import { nameOf } from '../documents/read/name-of.ts'
import { documentsByIds } from '../documents/read/rows/documents-by-ids.ts'
import { documentsDue } from '../documents/read/rows/documents-due.ts'
import { lockDocumentVersion } from '../documents/write/lock-document-version.ts'
import { type Held, saveDocument } from '../documents/write/save-document.ts'
import { housekeeping } from '../sessions/actor.ts'
import { whyHeldBack } from './judge-before-publishing.ts'
import { beginPublication, faultsInHeld, nounsOf, publishHeld } from './publish-documents.ts'
import {
  documentsIn,
  forgetPublication,
  lockPublication,
  type PublicationTable,
  putPublication,
  waitingPublications,
} from './publication-store.ts'
import type { PublishingGround } from './publishing-ground.ts'
import { unpublishedReferences } from './unpublished-references.ts'

const mostTold = 3

type Changed = (...nouns: Noun[]) => void

/** Publishes what was to go out by now, together what was to go out together; says how many documents. */
export async function publishDue(ctx: PublishingGround): Promise<number> {
  const { changes, db } = ctx
  const now = changes.now()
  const isDue = async (of: Tx | typeof db) => {
    const together = (await waitingPublications(of)).filter(({ publishAt }) => publishAt <= now)
    return { together, alone: await documentsDue(of, now) }
  }
  const first = await isDue(db)
  if (first.together.length + first.alone.length === 0) return 0
  let count = 0
  for (const publication of first.together) {
    const { id } = publication
    const heldBack = await judged(ctx, publication)
    count += await changes.transaction(
      (tx, changed) => goTogether(tx, changed, { id, at: now, heldBack }),
      { untilHeard: true },
    )
  }
  return (
    count +
    (await changes.transaction((tx, changed) => goAlone(tx, changed, now), { untilHeard: true }))
  )
}

/** What it would be by now: other things have been published since. An owner's reason still holds. */
async function judged(
  ctx: PublishingGround,
  { id, overrideReason }: PublicationTable,
): Promise<string | undefined> {
  if (overrideReason !== null) return undefined
  const found = await documentsByIds(ctx.db, await idsIn(ctx.db, id))
  return whyHeldBack(
    ctx,
    found.map(({ row, text }) => asDocument(row, text)),
  )
}

type Going = { id: string; at: string; heldBack: string | undefined }

async function goTogether(db: Tx, changed: Changed, { id, at, heldBack }: Going): Promise<number> {
  // Documents are held before their publication, as by those who publish, so that nobody waits for each other.
  const locked = new Map<string, Held>()
  for (const documentId of await idsIn(db, id)) {
    const held = await lockDocumentVersion(db, housekeeping, documentId).catch(() => undefined)
    if (held) locked.set(documentId, held)
  }
  const publication = await lockPublication(db, id)
  // Another process may have been faster.
  if (!publication || publication.outAt || publication.failure || publication.takenBackAt) return 0
  const ids = await idsIn(db, id)
  const held = ids.flatMap((one) => locked.get(one) ?? [])
  const ready = held.filter(({ row }) => row.publishAt === publication.publishAt)
  // All of it was hidden or thrown away, which called the moment off: nothing went wrong.
  if (ready.length === 0) {
    await forgetPublication(db, id)
    changed('documents')
    return 0
  }
  const failure = (await whyNot(db, { held: ready, ids, at })) ?? heldBack
  if (failure) return fail(db, changed, publication, { held: ready, failure, at })
  for (const one of ready) await publishHeld(db, housekeeping, one, { at, publicationId: id })
  await putPublication(db, { ...publication, outAt: at })
  changed(...nounsOf(ready), 'documents')
  return ready.length
}

const idsIn = async (db: Db, publicationId: string) =>
  (await documentsIn(db, [publicationId])).map(({ documentId }) => documentId)

type Ready = { held: Held[]; ids: string[]; at: string }

async function whyNot(db: Tx, { held, ids, at }: Ready): Promise<string | undefined> {
  const gone = ids.filter((id) => !held.some(({ row }) => row.id === id))
  if (gone.length > 0) return saying('Part of it had been removed', await documentsByIds(db, gone))
  for (const one of held) {
    const missing = await whatIsMissing(db, one)
    if (missing) return missing
  }
  const above = (await unpublishedReferences(db, held, at)).filter(({ isAbove }) => isAbove)
  return above.length > 0 ? saying('What is above it wasn’t public', above) : undefined
}

/** What was removed for good has no name any more. */
const saying = (what: string, held: Held[]) =>
  `${[what, held.map(called).join(', ')].filter(Boolean).join(': ')}.`

const called = ({ row, text }: Held) =>
  `‘${nameOf(row.kind, valueOf(text.draft ?? text.published ?? '{}'), row.slug)}’`

/** In which document, and in which fields of it. */
async function whatIsMissing(db: Tx, held: Held): Promise<string | undefined> {
  const sentences = Object.values(await faultsInHeld(db, held))
  if (sentences.length === 0) return undefined
  return [`Something was missing from ${called(held)}.`, ...sentences.slice(0, mostTold)].join(' ')
}

/** It stays a draft, all of it, and whoever looks at the changes reads why. */
async function fail(
  db: Tx,
  changed: Changed,
  publication: PublicationTable,
  { held, failure, at }: { held: Held[]; failure: string; at: string },
) {
  for (const before of held)
    await saveDocument(db, housekeeping, {
      before,
      row: { ...before.row, publishAt: null },
      text: before.text,
      action: 'unscheduled',
      at,
    })
  await putPublication(db, { ...publication, failure })
  changed('documents')
  return 0
}

/** What came with a moment of its own, in a pack. */
async function goAlone(db: Tx, changed: Changed, at: string): Promise<number> {
  let count = 0
  for (const { id } of await documentsDue(db, at)) {
    const held = await lockDocumentVersion(db, housekeeping, id)
    // Another process may have been faster.
    if (!held.row.publishAt || held.row.publishAt > at) continue
    const failure = await whatIsMissing(db, held)
    if (failure) {
      const { publishAt } = held.row
      const id = await beginPublication(db, housekeeping, { at, publishAt })
      const publication = (await lockPublication(db, id))!
      await fail(db, changed, publication, { held: [held], failure, at })
      continue
    }
    const publicationId = await beginPublication(db, housekeeping, { at })
    await publishHeld(db, housekeeping, held, { at, publicationId })
    changed(...nounsOf([held]), 'documents')
    count++
  }
  return count
}
