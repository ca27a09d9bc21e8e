import { isRich } from '../../../../features/documents/rich/rich-words.ts'
import { isSameField } from '../fields/field-path.ts'
import type { Field } from '../fields/field-path.ts'
import type { Canvas } from './canvas-state.ts'
import { around, markedWordsIn, ownWords } from './words/marked-words.ts'
import { markIn, type Spot } from './spots.ts'

/**
 * Writes what a field says now into every place that shows it; `before` is what they show. Says whether all
 * could: what the page has made of the words is the server's to draw.
 */
export function followWords(
  { store, documents }: Pick<Canvas, 'store' | 'documents'>,
  field: Field,
  before: string,
): boolean {
  const now = documents.valueAt(field)
  // In place of no words stands a note on what belongs there, or nothing at all.
  if (typeof now !== 'string' || now.trim() === '') return false
  const schema = documents.schemaOf(field)
  if (schema?.isDrawn) return false
  // Marks are the server's to draw: on the page they would be letters.
  if (schema?.is === 'rich' && (isRich(now) || isRich(before))) return false
  const spots = store.get().spots.filter((spot) => isSameField(spot.field, field))
  return spots.map((spot) => follow(spot, before, now)).every(Boolean)
}

/** Brings in what was written while the page was drawn; `said` is what its fields said when it was asked for. */
export function catchUp(
  page: Pick<Canvas, 'store' | 'documents'>,
  said: (field: Field) => unknown,
) {
  for (const spot of page.store.get().spots) {
    const before = said(markIn(spot))
    if (typeof before === 'string' && page.documents.valueAt(spot.field) !== before)
      followWords(page, spot.field, before)
  }
}

function follow(spot: Spot, before: string, now: string): boolean {
  if (!spot.text) return false
  const { node } = spot.text
  if (!node.isConnected) return true
  const shown = markedWordsIn(node.data).find((one) => isSameField(one.field, markIn(spot)))
  if (!shown || ownWords(shown, now)) return true
  const own = ownWords(shown, before)
  if (!own) return false
  const [head, tail] = around(before, own.words)
  if (!now.startsWith(head) || !now.endsWith(tail)) return false
  const words = now.slice(head.length, now.length - tail.length)
  if (words.includes('\n\n')) return false
  node.data = node.data.slice(0, own.from) + words + node.data.slice(own.to)
  return true
}
