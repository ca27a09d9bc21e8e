import { z } from 'zod'
import { blockOf, type FieldNote } from './fields.ts'
import type { Kind } from './kind.ts'

/** What stands in a field that has no fields below it. */
export type Leaf = {
  /** As in the messages of the API: `slides.0.title`. */
  at: string
  /** The field, wherever its item stands in a list: `slides.*.title`. */
  field: string
  is: FieldNote['is']
  title: string
  said: string | number | boolean
}

/** Everything that a value says, in order, but for the documents that it names. */
export const leavesIn = ({ schema }: Kind, value: unknown): Leaf[] => found(schema, value, [])

function found(schema: z.ZodType, value: unknown, path: PropertyKey[]): Leaf[] {
  if (value === undefined || value === null) return []
  const { is, title } = (schema.meta() ?? {}) as Partial<FieldNote>
  if (is === 'reference') return []
  if (is === 'picture') return pictured(value as Pictured, path, title)
  if (schema instanceof z.ZodOptional) return found(schema.unwrap() as z.ZodType, value, path)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, place) =>
      found(schema.element as z.ZodType, item, [...path, place]),
    )
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const block = blockOf(schema, value)
    return block ? found(block, value, path) : []
  }
  if (schema instanceof z.ZodObject && typeof value === 'object')
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      found(field as z.ZodType, (value as Record<string, unknown>)[name], [...path, name]),
    )
  if (typeof value === 'object') return []
  return [leaf(path, { is: is ?? 'line', title, said: value as Leaf['said'] })]
}

type Pictured = { drawing?: string; upload?: string; alt?: string }

const pictured = ({ drawing, upload, alt }: Pictured, path: PropertyKey[], title?: string) => [
  leaf(path, { is: 'picture', title, said: upload ?? drawing ?? '' }),
  ...(alt === undefined ? [] : [leaf([...path, 'alt'], { is: 'line', title, said: alt })]),
]

type Said = { is: FieldNote['is']; title: string | undefined; said: Leaf['said'] }

const leaf = (path: PropertyKey[], { is, title, said }: Said): Leaf => ({
  at: path.join('.'),
  field: path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.'),
  is,
  title: title ?? String(path.at(-1)),
  said,
})
