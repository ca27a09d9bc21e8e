import type { Tx } from '../../platform/db/tables.ts'
import { Problem } from '../../platform/problem.ts'
import { valueOf } from '../documents/document-value.ts'
import type { KindName } from '../documents/kinds/all-kinds.ts'
import { documentsByIds } from '../documents/read/rows/documents-by-ids.ts'
import { letGoOfLost } from '../documents/links/let-go-of-lost.ts'
import { nameOf } from '../documents/read/name-of.ts'
import { publishedNoun } from '../documents/read/published-noun.ts'
import {
  type ShownTranslations,
  showTranslations,
} from '../documents/translations/shown-translations.ts'
import { lockDocumentVersion } from '../documents/write/lock-document-version.ts'
import { refuseNeeded } from '../documents/write/refuse-needed.ts'
import { type Held, saveDocument } from '../documents/write/save-document.ts'
import { keepAddress } from '../documents/write/take-slug.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { publicationRefusals } from './publication-refusals.ts'
import {
  documentsIn,
  lockPublication,
  type PublicationDocumentTable,
  putPublication,
} from './publication-store.ts'
import type { PublishingGround } from './publishing-ground.ts'

type Overtaken = { id: string; kind: KindName; name: string }

/** Visitors see something else by now than what was published; `overtaken` says where. */
export class PublicationOvertaken extends Problem {
  overtaken: Overtaken[]

  constructor(overtaken: Overtaken[]) {
    super(publicationRefusals['publication-overtaken'])
    this.overtaken = overtaken
  }
}

/** Shows visitors what they saw before, but for what has been thrown away or hidden since; what was published, and what was changed since, stays as a draft. */
export async function takeBackPublication(
  { changes }: Pick<PublishingGround, 'changes'>,
  actor: Actor,
  id: string,
  { isConfirmed = false } = {},
): Promise<void> {
  permit(actor, 'content')
  await changes.transaction(
    async (db, changed) => {
      const parts = await documentsIn(db, [id])
      const held = await holdAll(db, actor, parts)
      const publication = await lockPublication(db, id)
      if (!publication) throw new Problem(publicationRefusals['publication-not-found'])
      if (publication.takenBackAt || publication.failure)
        throw new Problem(publicationRefusals['publication-taken-back'])
      const at = changes.now()
      const isOut = publication.outAt !== null
      const overtaken = isOut ? held.filter(isOvertaken) : []
      if (overtaken.length > 0 && !isConfirmed)
        throw new PublicationOvertaken(overtaken.map(asOvertaken))
      for (const one of held.filter((one) => !isOut || !isHidden(one)))
        await (isOut ? returnOne : callOff)(db, actor, one, at)
      const takenBackBy = actor.kind === 'staff' ? actor.staffId : null
      await putPublication(db, { ...publication, takenBackAt: at, takenBackBy })
      changed(...(isOut ? held.map(({ row }) => publishedNoun(row.kind)) : []), 'documents')
    },
    { untilHeard: true },
  )
}

type Returning = Held & { part: PublicationDocumentTable }

/** What lies in the trash is seen by nobody: it stays there as it is. */
async function holdAll(db: Tx, actor: Actor, parts: PublicationDocumentTable[]) {
  const ids = parts.map(({ documentId }) => documentId)
  const there = new Set(
    (await documentsByIds(db, ids)).flatMap(({ row }) => (row.deletedAt === null ? row.id : [])),
  )
  const held: Returning[] = []
  for (const part of parts)
    if (there.has(part.documentId))
      held.push({ ...(await lockDocumentVersion(db, actor, part.documentId)), part })
  return held
}

/** Somebody took it from visitors since: it doesn't come before them again. */
const isHidden = ({ text, part }: Returning) => text.published === null && part.after !== null

const isOvertaken = (one: Returning) => one.text.published !== one.part.after && !isHidden(one)

function asOvertaken({ row, text }: Returning): Overtaken {
  const { id, kind, slug } = row
  return { id, kind, name: nameOf(kind, valueOf(text.published ?? text.draft ?? '{}'), slug) }
}

async function returnOne(db: Tx, actor: Actor, before: Returning, at: string) {
  const { row, text, part } = before
  if (part.before === null) refuseNeeded(row)
  const kept = text.draft ?? text.published
  if (part.translations !== null)
    await showTranslations(db, row.id, JSON.parse(part.translations) as ShownTranslations)
  const { published } = await letGoOfLost(db, { row, text: { ...text, published: part.before } })
  if (published !== null) await keepAddress(db, { ...row, value: valueOf(published) })
  await saveDocument(db, actor, {
    before: { row, text },
    row: { ...row, publishedAt: part.before === null ? null : at },
    text: { ...text, published, draft: kept === published ? null : kept },
    action: 'taken back',
    at,
  })
}

async function callOff(db: Tx, actor: Actor, { row, text }: Returning, at: string) {
  const before = { row, text }
  await saveDocument(db, actor, {
    before,
    row: { ...row, publishAt: null },
    text,
    action: 'unscheduled',
    at,
  })
}
