import type { Db } from '../../../platform/db/tables.ts'
import { firstMade } from '../../history/first-made.ts'
import { firstTimes } from '../../settings/first-time.ts'
import { allDocuments, type DocumentTable, type DocumentTextTable } from '../document-store.ts'
import { type Value, valueOf } from '../document-value.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { withTexts } from '../read/read-document.ts'
import { leavesIn } from '../schema/leaves.ts'
import { filledAt } from './fill-documents.ts'

/** A document that came with the pack which the database was filled with. */
export type FilledDocument = {
  row: DocumentTable
  text: DocumentTextTable
  /** What the pack said. */
  given: Value
  /** What is seen of it, or would be, is what the pack said. */
  isAsGiven: boolean
  /** Neither a draft nor what is published says anything else. */
  isUntouched: boolean
}

type Told = DocumentTable & { value: Value }

/** Every document of the pack that the database was filled with, as it has become; the trash included. */
export async function filledDocuments(db: Db): Promise<FilledDocument[]> {
  const at = [...new Set((await firstTimes(db, filledAt)).values())]
  if (at.length === 0) return []
  const making = { noun: 'documents', action: 'created', at }
  const given = await firstMade<Told>(db, making)
  const rows = (await allDocuments(db)).filter(({ id }) => given.has(id))
  return (await withTexts(db, rows)).map(([row, text]) =>
    asFilled(row, text, given.get(row.id)!.made),
  )
}

function asFilled(row: DocumentTable, text: DocumentTextTable, told: Told): FilledDocument {
  const toldJson = JSON.stringify(told.value)
  let given: string | undefined
  const isGiven = (json: string | null) =>
    // Most are as they came: to compare field by field takes much longer.
    json === null ||
    json === toldJson ||
    wordsOf(row.kind, valueOf(json)) === (given ??= wordsOf(row.kind, told.value))
  const seen = text.published ?? text.draft
  const isUntouched = isGiven(text.draft) && isGiven(text.published) && row.slug === told.slug
  return { row, text, given: told.value, isAsGiven: isGiven(seen), isUntouched }
}

/** What a value says, whatever it names: a document that another was unlinked from is still as it was. */
const wordsOf = (kind: KindName, value: Value) =>
  JSON.stringify(leavesIn(kindNamed(kind), value).map(({ field, said }) => [field, said]))
