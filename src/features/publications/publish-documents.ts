import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '../../platform/db/tables.ts'
import { isTooFar, momentRefusals } from '../../platform/moments.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import { documentRefusals } from '../documents/document-refusals.ts'
import { type Document, valueOf } from '../documents/document-value.ts'
import {
  asItIsNow,
  draftBeside,
  type HeldAsSeen,
  holdAsSeen,
  readAsSeen,
  type ToPublish,
} from './as-seen.ts'
import { documentsByIds } from '../documents/read/rows/documents-by-ids.ts'
import { publishedNoun } from '../documents/read/published-noun.ts'
import { faultsInTranslations } from '../documents/translations/faults-in-translations.ts'
import { shownTranslations } from '../documents/translations/shown-translations.ts'
import { faultsIn } from '../documents/write/check-value.ts'
import { type Held, saveDocument } from '../documents/write/save-document.ts'
import { isAddressTaken, keepAddress } from '../documents/write/take-slug.ts'
import type { Actor } from '../sessions/actor.ts'
import { recordChange } from '../history/record-change.ts'
import { judgeBeforePublishing, type Overridden } from './judge-before-publishing.ts'
import { leaveWaiting, putPublication, putPublished } from './publication-store.ts'
import type { PublishingGround } from './publishing-ground.ts'
import { refuseDepending, type Depending } from './refuse-depending.ts'
import { unpublishedReferences } from './unpublished-references.ts'

type Publishing = {
  documents: ToPublish[]
  publishAt?: string | undefined
  /** What becomes of what these lead to and visitors cannot see: without a word it is refused. */
  depending?: Depending | undefined
  overrideReason?: string | undefined
}

type Published = { id: string; documents: Document[] }

/** Shows visitors the drafts of these documents: of all, or of none; now, or at a moment to come. */
export async function publishDocuments(
  ctx: PublishingGround,
  actor: Actor,
  { publishAt: when, ...given }: Publishing,
): Promise<Published> {
  const { changes } = ctx
  const { depending, overrideReason } = given
  const publishAt = when && new Date(when).toISOString()
  const publishing = { ...given, documents: eachOnce(given.documents) }
  if (publishAt && isTooFar(publishAt, changes.now()))
    throw fieldProblem('publishAt', momentRefusals['moment-too-far'])
  const asked = await withWhatTheyNeed(ctx, publishing, publishAt)
  const ids = asked.map(({ id }) => id)
  const read = await readAsSeen(ctx.db, asked)
  await refuseIncomplete(ctx.db, read)
  const documents = asItIsNow(asked, read)
  const overridden = await judgeBeforePublishing(ctx, actor, { documents, overrideReason })
  return changes.transaction(
    async (db, changed) => {
      const at = changes.now()
      if (publishAt !== undefined && !(publishAt > at))
        throw fieldProblem('publishAt', documentRefusals['moment-not-to-come'])
      // In one order for all, so that two who publish the same do not wait for each other.
      const held: HeldAsSeen[] = []
      for (const one of documents.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
        held.push(await holdAsSeen(db, actor, one))
      await refuseIncomplete(db, held)
      refuseDepending(held, await unpublishedReferences(db, held, publishAt ?? at), depending)
      await leaveWaiting(db, ids)
      const id = await beginPublication(db, actor, { at, publishAt, overridden })
      const done: Document[] = []
      for (const before of held)
        done.push(
          publishAt === undefined
            ? await publishHeld(db, actor, before, { at, publicationId: id })
            : await schedule(db, actor, before, { at, publishAt, publicationId: id }),
        )
      changed(...(publishAt === undefined ? nounsOf(held) : []), 'documents')
      return { id, documents: documents.map((one) => done.find((doc) => doc.id === one.id)!) }
    },
    { untilHeard: true },
  )
}

/** A document that is named twice goes out once; two versions of one are told as changed. */
const eachOnce = (documents: ToPublish[]): ToPublish[] => [
  ...new Map(documents.map((one) => [`${one.id} ${one.version}`, one])).values(),
]

/** What is to be taken along is judged and held like what was asked for. */
async function withWhatTheyNeed(
  { db, changes }: PublishingGround,
  { documents, depending }: Publishing,
  publishAt: string | undefined,
): Promise<ToPublish[]> {
  if (depending !== 'take along') return documents
  const ids = documents.map(({ id }) => id)
  const asked = await documentsByIds(db, ids)
  const needed = await unpublishedReferences(db, asked, publishAt ?? changes.now())
  return [...documents, ...needed.map(({ row }) => ({ id: row.id, version: row.version }))]
}

export const nounsOf = (held: Held[]) => held.map(({ row }) => publishedNoun(row.kind))

/** What keeps a draft from being shown, by its fields; those of another language behind its name, as in `de.role`. */
export async function faultsInHeld(db: Db, { row, text }: Held): Promise<Record<string, string>> {
  const document = { ...row, value: valueOf(text.draft ?? text.published ?? '{}') }
  const own = await faultsIn(db, document)
  const faults = { ...own, ...(await faultsInTranslations(db, { ...document, faults: own })) }
  return (await isAddressTaken(db, document))
    ? { ...faults, slug: documentRefusals['document-address-taken'].message }
    : faults
}

/** Nothing is judged that can't go out anyway, and nothing goes out that became incomplete in between. */
async function refuseIncomplete(db: Db, held: Held[]) {
  const faults: Record<string, string> = {}
  for (const one of held)
    for (const [field, sentence] of Object.entries(await faultsInHeld(db, one)))
      faults[held.length > 1 ? `${one.row.id}.${field}` : field] = sentence
  if (Object.keys(faults).length > 0)
    throw new Problem(documentRefusals['document-incomplete'], faults)
}

type Beginning = { at: string; publishAt?: string | undefined; overridden?: Overridden | undefined }

/** Writes down that something goes out, or is to; says under which id. */
export async function beginPublication(
  db: Tx,
  actor: Actor,
  { at, publishAt, overridden }: Beginning,
): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  await putPublication(db, {
    id,
    madeAt: at,
    staffId: actor.kind === 'staff' ? actor.staffId : null,
    publishAt: publishAt ?? null,
    outAt: publishAt === undefined ? at : null,
    failure: null,
    takenBackAt: null,
    takenBackBy: null,
    overrideReason: overridden?.reason ?? null,
  })
  if (overridden) await recordOverride(db, actor, id, { at, overridden })
  return id
}

/** Who let it out over what was found, and why. */
const recordOverride = (
  db: Tx,
  actor: Actor,
  nounId: string,
  { at, overridden: { reason, findings } }: { at: string; overridden: Overridden },
) =>
  recordChange(db, actor, {
    at,
    noun: 'publications',
    nounId,
    action: 'overridden',
    before: {},
    after: { title: reason, findings: findings.map(({ sentence }) => sentence).join(' ') },
  })

type Going = { at: string; publicationId: string }

/** Shows visitors the draft of one that is held, as a part of a publication. */
export async function publishHeld(
  db: Tx,
  actor: Actor,
  before: HeldAsSeen,
  { at, publicationId }: Going,
): Promise<Document> {
  const { row, text } = before
  const published = text.draft ?? text.published
  await keepAddress(db, { ...row, value: valueOf(published ?? '{}') })
  const after = {
    row: { ...row, publishedAt: at, publishAt: null },
    text: { ...text, draft: draftBeside(published, before), published },
  }
  const translations = JSON.stringify(await shownTranslations(db, row.id))
  const document = await saveDocument(db, actor, { before, ...after, action: 'published', at })
  await putPublished(db, {
    publicationId,
    documentId: row.id,
    before: text.published,
    after: published,
    translations,
  })
  return document
}

async function schedule(
  db: Tx,
  actor: Actor,
  before: HeldAsSeen,
  { at, publishAt, publicationId }: Going & { publishAt: string },
): Promise<Document> {
  const { row, text } = before
  const document = await saveDocument(db, actor, {
    before,
    row: { ...row, publishAt },
    // At its moment goes out what the draft is by then.
    text: { ...text, draft: draftBeside(text.published, before) },
    action: 'scheduled',
    at,
  })
  await putPublished(db, {
    publicationId,
    documentId: row.id,
    before: text.published,
    after: null,
    translations: null,
  })
  return document
}
