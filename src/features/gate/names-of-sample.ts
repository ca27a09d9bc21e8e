import type { Db } from '../../platform/db/tables.ts'
import { givenNames } from '../documents/packs/given-names.ts'
import { filledDocuments } from '../documents/packs/filled-documents.ts'
import { publishedOfKind } from '../documents/read/published-of-kind.ts'
import type { Document } from '../documents/document-value.ts'

/**
 * The names that the database was filled with, the longest first; none while the company is still called what
 * it was called then.
 */
export async function namesOfSample(db: Db, drafts: Document[]): Promise<string[]> {
  const filled = await filledDocuments(db)
  const given = filled.find(({ row }) => row.kind === 'company')?.given.name
  const draft = drafts.find(({ kind }) => kind === 'company')?.value
  const company = draft ?? (await publishedOfKind(db, 'company'))[0]?.value
  if (given === undefined || company?.name === given) return []
  const names = filled.flatMap(({ row, given: value }) => givenNames(row.kind, value))
  return [...new Set(names)].toSorted((one, other) => other.length - one.length)
}
