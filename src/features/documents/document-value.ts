import { remarksOn } from './brand/remarks.ts'
import { type KindName, kindNamed } from './kinds/all-kinds.ts'
import { defaultLanguage } from './languages.ts'
import type { DocumentTable, DocumentTextTable } from './document-store.ts'
import { withLists } from './schema/with-lists.ts'

export type Value = Record<string, unknown>

/** What visitors see of a document: nothing, what the desk has, or an earlier state of it. */
export type DocumentState = 'draft' | 'published' | 'changed' | 'scheduled'

/** A document as those who may change it have it. */
export type Document = {
  id: string
  kind: KindName
  slug?: string
  version: number
  /** Where it is not the default one. */
  language?: string
  state: DocumentState
  updatedAt: string
  publishedAt?: string
  publishAt?: string
  /** What is edited: the draft, or what is published while there is none. */
  value: Value
  /** Notes on values shown differently from how they were entered, such as a colour moved for contrast. */
  remarks?: string[]
  /** What keeps it from being published, by its fields. */
  faults?: Record<string, string>
}

export const valueOf = (json: string): Value => JSON.parse(json) as Value

const stateOf = ({ publishAt }: DocumentTable, text: DocumentTextTable): DocumentState => {
  if (publishAt) return 'scheduled'
  if (text.published === null) return 'draft'
  return text.draft === null ? 'published' : 'changed'
}

export function asDocument(row: DocumentTable, text: DocumentTextTable): Document {
  const { id, kind, slug, version, updatedAt, publishedAt, publishAt } = row
  const kept = valueOf(text.draft ?? text.published ?? '{}')
  // A translation has its own words alone.
  const value = text.language === defaultLanguage ? withLists(kindNamed(kind), kept) : kept
  const remarks = remarksOn(kind, value)
  return {
    id,
    kind,
    ...(slug !== null && { slug }),
    version,
    ...(text.language !== defaultLanguage && { language: text.language }),
    state: stateOf(row, text),
    updatedAt,
    ...(publishedAt !== null && { publishedAt }),
    ...(publishAt !== null && { publishAt }),
    value,
    ...(remarks.length > 0 && { remarks }),
  }
}
