import { z } from 'zod'
import type { Value } from '../document-value.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { blockOf } from '../schema/fields.ts'

type Note = { is?: string; title?: string }

const nothing = Symbol('nothing that could stand here')

/** Of lists that items were left out of: which place each of the others has in the draft. */
const places = new WeakMap<unknown[], number[]>()

/** Where an item of a filled list stands in the draft, which is what its marks have to name. */
export const placeInDraft = (list: unknown[], at: number) => places.get(list)?.[at] ?? at

/**
 * A draft as a page can show it: what is still missing is a note on what belongs there, and parts that cannot
 * be without what they lack are left out. Undefined where that is the whole document.
 */
export function filledValue(kind: KindName, value: Value): Value | undefined {
  const filled = fill(kindNamed(kind).schema, value)
  return filled === nothing ? undefined : (filled as Value)
}

function fill(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) {
    const inner = schema.unwrap() as z.ZodType
    const isLacking = value === undefined || isPictureWithout(inner, value)
    const filled = isLacking ? undefined : fill(inner, value)
    return filled === nothing ? undefined : filled
  }
  const { is, title = '' } = noteAt(schema)
  if (is === 'line' || is === 'text' || is === 'rich')
    return typeof value === 'string' && value.trim() !== '' ? value : `‹${title}›`
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? fillItems(schema.element as z.ZodType, value) : []
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const block = blockOf(schema, value)
    return block ? fill(block, value) : nothing
  }
  if (isPictureWithout(schema, value)) return { alt: `‹${title}›` }
  if (schema instanceof z.ZodObject && is !== 'picture') return fillFields(schema, value ?? {})
  return schema.safeParse(value).success ? value : emptyOf(schema, is)
}

const noteAt = (schema: z.ZodType) => (schema.meta() ?? {}) as Note

const isPictureWithout = (schema: z.ZodType, value: unknown) =>
  noteAt(schema).is === 'picture' && !schema.safeParse(value).success

function fillItems(schema: z.ZodType, value: unknown[]): unknown[] {
  const filled = value.map((item) => fill(schema, item))
  const left = [...filled.keys()].filter((at) => filled[at] !== nothing)
  const items = left.map((at) => filled[at])
  places.set(items, left)
  return items
}

function fillFields(schema: z.ZodObject, value: unknown): unknown {
  const filled: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const given = fill(field as z.ZodType, (value as Record<string, unknown>)[name])
    if (given === nothing) return nothing
    if (given !== undefined) filled[name] = given
  }
  return filled
}

function emptyOf(schema: z.ZodType, is: string | undefined): unknown {
  if (is === 'yes') return false
  if (is === 'link') return '/'
  const likely = schema instanceof z.ZodEnum ? schema.options : [0, 1, '2026-01-01', '#808080']
  const fits = likely.find((one) => schema.safeParse(one).success)
  return fits === undefined ? nothing : fits
}
