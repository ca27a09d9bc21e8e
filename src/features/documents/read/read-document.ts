import type { Ctx } from '../../../platform/ctx.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Actor } from '../../sessions/actor.ts'
import { documentRefusals } from '../document-refusals.ts'
import {
  type DocumentTable,
  type DocumentTextTable,
  documentsOfKind,
  trashedOfKind,
  findDocument,
  textsOf,
} from '../document-store.ts'
import { asDocument, type Document } from '../document-value.ts'
import type { KindName } from '../kinds/all-kinds.ts'
import { defaultLanguage } from '../languages.ts'
import { permitKind } from '../permit-kind.ts'

export const noSuchDocument = () => new Problem(documentRefusals['document-not-found'])

export async function textOf(
  db: Db,
  id: string,
  language = defaultLanguage,
): Promise<DocumentTextTable> {
  const texts = await textsOf(db, [id])
  return texts.find((one) => one.language === language) ?? wordless(id, language)
}

const wordless = (documentId: string, language: string): DocumentTextTable => ({
  documentId,
  language,
  draft: '{}',
  published: null,
})

/** A document and its draft, for who may change it; of another language its own words alone. */
export async function readDocument(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  id: string,
  language?: string,
): Promise<Document> {
  const row = await findDocument(db, id)
  if (!row || row.deletedAt !== null) throw noSuchDocument()
  permitKind(actor, row.kind)
  return asDocument(row, await textOf(db, id, language))
}

/** All of a kind with their drafts, in their order; of another language their own words alone. */
export async function listDocuments(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  kind: KindName,
  language = defaultLanguage,
): Promise<Document[]> {
  permitKind(actor, kind)
  const rows = await documentsOfKind(db, kind)
  const texts = await textsIn(db, rows, language)
  return rows.map((row) => asDocument(row, texts.get(row.id) ?? wordless(row.id, language)))
}

/** What lies in the trash of a kind, the last thrown away first. */
export async function listTrashed(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  kind: KindName,
): Promise<Document[]> {
  permitKind(actor, kind)
  const all = await withTexts(db, await trashedOfKind(db, kind))
  return all.map(([row, text]) => asDocument(row, text))
}

export async function withTexts(
  db: Db,
  rows: DocumentTable[],
): Promise<[DocumentTable, DocumentTextTable][]> {
  const byId = await textsIn(db, rows, defaultLanguage)
  return rows.flatMap((row) => {
    const text = byId.get(row.id)
    return text ? [[row, text]] : []
  })
}

async function textsIn(db: Db, rows: DocumentTable[], language: string) {
  const texts = await textsOf(
    db,
    rows.map(({ id }) => id),
  )
  return new Map(
    texts.filter((one) => one.language === language).map((one) => [one.documentId, one]),
  )
}
