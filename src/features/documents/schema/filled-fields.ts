import { z } from 'zod'
import { blockOf, type FieldNote } from './fields.ts'
import { knownNote } from './known-note.ts'

export type FilledField = {
  path: PropertyKey[]
  note: Partial<FieldNote> & { kind?: string }
  value: unknown
}

/** Each field that says something, in order; a picture and a reference are one field each. */
export function filledFields(
  schema: z.ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): FilledField[] {
  if (value === undefined || value === null) return []
  const note: FilledField['note'] = knownNote(schema)
  if (note.is === 'reference' || note.is === 'picture') return [{ path, note, value }]
  if (schema instanceof z.ZodOptional)
    return filledFields(schema.unwrap() as z.ZodType, value, path)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, place) =>
      filledFields(schema.element as z.ZodType, item, [...path, place]),
    )
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const block = blockOf(schema, value)
    return block ? filledFields(block, value, path) : []
  }
  if (typeof value !== 'object') return [{ path, note, value }]
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]) =>
    filledFields(field as z.ZodType, (value as Record<string, unknown>)[name], [...path, name]),
  )
}
