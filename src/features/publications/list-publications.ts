import type { Ctx } from '../../platform/ctx.ts'
import { asDocument, valueOf } from '../documents/document-value.ts'
import type { KindName } from '../documents/kinds/all-kinds.ts'
import { documentsByIds } from '../documents/read/rows/documents-by-ids.ts'
import { nameOf } from '../documents/read/name-of.ts'
import { readWho } from '../history/read-who.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { documentsIn, lastPublications, type PublicationTable } from './publication-store.ts'

export type PublicationTold = {
  id: string
  madeAt: string
  who: string | null
  publishAt?: string
  outAt?: string
  failure?: string
  takenBackAt?: string
  takenBackBy?: string | null
  overrideReason?: string
  documents: {
    id: string
    kind: KindName
    name: string
    isFirst: boolean
    isDraft: boolean
  }[]
}

const most = 50

/** The last publications, the newest first: what went out, is to go out, or was taken back. */
export async function listPublications(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
): Promise<PublicationTold[]> {
  permit(actor, 'content')
  const rows = await lastPublications(db, most)
  const parts = await documentsIn(
    db,
    rows.map(({ id }) => id),
  )
  const ids = [...new Set(parts.map(({ documentId }) => documentId))]
  const documents = new Map((await documentsByIds(db, ids)).map((one) => [one.row.id, one]))
  const people = rows.flatMap(({ staffId, takenBackBy }) => [{ staffId }, { staffId: takenBackBy }])
  const who = await readWho(db, people)
  const partsOf = Map.groupBy(parts, ({ publicationId }) => publicationId)
  // Whoever hides or throws away all that waits calls its moment off.
  const isMeant = ({ id, publishAt, outAt, failure, takenBackAt }: PublicationTable) =>
    publishAt === null ||
    (outAt ?? failure ?? takenBackAt) !== null ||
    partsOf
      .get(id)
      ?.some(({ documentId }) => documents.get(documentId)?.row.publishAt === publishAt)
  return rows.filter(isMeant).map(({ id, madeAt, staffId, takenBackBy, ...row }) => ({
    id,
    madeAt,
    who: who(staffId),
    ...(row.publishAt && { publishAt: row.publishAt }),
    ...(row.outAt && { outAt: row.outAt }),
    ...(row.failure && { failure: row.failure }),
    ...(row.overrideReason && { overrideReason: row.overrideReason }),
    ...(row.takenBackAt && { takenBackAt: row.takenBackAt, takenBackBy: who(takenBackBy) }),
    documents: (partsOf.get(id) ?? []).flatMap(({ documentId, before, after }) => {
      const found = documents.get(documentId)
      if (!found) return []
      const { kind, slug } = found.row
      const said = after ?? found.text.draft ?? found.text.published ?? '{}'
      const name = nameOf(kind, valueOf(said), slug)
      const { deletedAt, publishAt } = found.row
      const isDraft = asDocument(found.row, found.text).state !== 'published'
      return [
        {
          id: documentId,
          kind,
          name,
          isFirst: before === null,
          isDraft: isDraft && deletedAt === null && publishAt === null,
        },
      ]
    }),
  }))
}
