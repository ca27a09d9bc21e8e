import { type RichRun, richValue } from '../../../../../features/documents/rich/rich-runs.ts'
import { listWithParagraphs } from '../../../content-form/list/list-with-paragraphs.ts'
import {
  type Pasted,
  pastedBetween,
  pastedRuns,
  readable,
} from '../../../content-form/rich/pasted-runs.ts'
import { pastedWords } from '../../../content-form/rich/pasted-words.ts'
import { type Field, itemField, itemsOf } from '../../fields/field-path.ts'
import type { Canvas } from '../canvas-state.ts'

type Pasting = {
  field: () => Field | undefined
  /** What stands before and behind what is chosen, in all that the field says; undefined once one has written. */
  around: () => [before: string, after: string] | undefined
  insert: (text: string) => void
}

const wordsOf = (runs: RichRun[][]) =>
  runs.map((paragraph) => paragraph.map(({ text }) => text).join('')).join('\n\n')

/** Into words as plain words, unless the field has a place for what they are not: marks, or several paragraphs. */
export async function pasteWords(
  { documents, told }: Pick<Canvas, 'documents' | 'told'>,
  { field: fieldNow, around, insert }: Pasting,
  pasted: Pasted,
) {
  const field = fieldNow()
  const schema = field && documents.schemaOf(field)
  if (!schema) return
  const [inner] = itemsOf(field)
  const item = inner && itemField(inner).path === field.path ? inner : undefined
  const hasRoom = schema.is === 'rich' || (schema.is === 'text' && item !== undefined)
  const inPlain = (words: string) => {
    if (words !== '') insert(pastedWords(words, schema.is === 'line'))
  }
  if (!hasRoom && pasted.words !== '') return inPlain(pasted.words)
  await readable(pasted)
  const here = around()
  if (!here) return
  const runs = pastedRuns(pasted, schema.marks ?? [])
  const hasMarks = runs.flat().some(({ marks, href }) => marks.length > 0 || href !== undefined)
  // Some programs have no plain words for what they copy.
  if (!hasRoom || (runs.length < 2 && !hasMarks)) return inPlain(pasted.words || wordsOf(runs))
  const paragraphs = pastedBetween(here[0], runs, here[1])
  const list = item && documents.schemaOf(item.list)
  if (!item || !list)
    return told.onPasted(field, richValue(paragraphs, schema.isOneParagraph), field)
  const before = documents.valueAt(item.list)
  const items = listWithParagraphs(before, item.at, paragraphs, list)
  // At the last of them, where the caret would be.
  const more = items.length - (Array.isArray(before) ? before.length : 0)
  told.onPasted(item.list, items, itemField({ ...item, at: item.at + Math.max(0, more) }))
}
