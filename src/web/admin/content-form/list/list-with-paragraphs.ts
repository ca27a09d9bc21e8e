import { type RichRun, richValue } from '../../../../features/documents/rich/rich-runs.ts'
import type { FieldSchema } from '../content-schema.ts'

/** A list with paragraphs in the place of one of its items; those there is no room for stay with the last. */
export function listWithParagraphs(
  list: unknown,
  at: number,
  paragraphs: RichRun[][],
  { items: of, maxItems = Infinity }: FieldSchema,
): unknown[] {
  const items: unknown[] = Array.isArray(list) ? list : []
  const said = paragraphs.filter((runs) => runs.some(({ text }) => text.trim() !== ''))
  const last = Math.max(0, maxItems - items.length)
  const parts = [...said.slice(0, last).map((runs) => [runs]), said.slice(last)]
  const values = parts.filter((part) => part.length > 0).map((part) => itemOf(part, of))
  return items.toSpliced(at, 1, ...values)
}

const itemOf = (paragraphs: RichRun[][], of: FieldSchema | undefined) =>
  of?.is === 'rich' ? richValue(paragraphs, true) : wordsOf(paragraphs)

const wordsOf = (paragraphs: RichRun[][]) =>
  paragraphs
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
