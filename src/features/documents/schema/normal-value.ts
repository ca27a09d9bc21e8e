import { z } from 'zod'
import { tidyWords } from '../../../platform/words/tidy-words.ts'
import { blockOf } from './fields.ts'
import type { Kind } from './kind.ts'
import { keptLink } from './link-shapes.ts'
import { withoutMarks } from '../marks/marks.ts'
import { knownNote } from './known-note.ts'
import { type RichNote, sanitizeRich } from '../rich/sanitize-rich.ts'

/** A value with its fields in the order of the kind and without blanks around words: what is kept. */
export const normalValue = ({ schema }: Kind, value: unknown) =>
  normal(schema, value) as Record<string, unknown>

function normal(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) return normal(schema.unwrap() as z.ZodType, value)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => normal(schema.element as z.ZodType, item))
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const block = blockOf(schema, value)
    return block ? normal(block, value) : value
  }
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(schema.shape).flatMap(([name, field]) => {
        const given = (value as Record<string, unknown>)[name]
        return given === undefined ? [] : [[name, normal(field as z.ZodType, given)]]
      }),
    )
  if (typeof value !== 'string') return value
  const note = knownNote<{ is: string }>(schema)
  // Words that were copied from a page while it was edited bring its marks along.
  const words = withoutMarks(value)
  if (note.is === 'link') return keptLink(words)
  return tidyWords(note.is === 'rich' ? sanitizeRich(words, note as unknown as RichNote) : words)
}
