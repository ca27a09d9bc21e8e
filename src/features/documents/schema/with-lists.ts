import { z } from 'zod'
import { blockOf } from './fields.ts'
import type { Kind } from './kind.ts'

/** Whether a list may be left out: where it needs no item, it is empty then. */
export const mayBeLeftOut = (schema: z.ZodType) =>
  schema instanceof z.ZodArray && schema.safeParse([]).success

/** A value of the default language with an empty list for each that was left out. */
export const withLists = ({ schema }: Kind, value: object) =>
  listsIn(schema, value) as Record<string, unknown>

function listsIn(schema: z.ZodType, value: unknown): unknown {
  if (value === undefined) return mayBeLeftOut(schema) ? [] : undefined
  if (schema instanceof z.ZodOptional) return listsIn(schema.unwrap() as z.ZodType, value)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => listsIn(schema.element as z.ZodType, item))
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const block = blockOf(schema, value)
    return block ? listsIn(block, value) : value
  }
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value
  const lists = Object.entries(schema.shape).flatMap(([name, field]) => {
    const given = listsIn(field as z.ZodType, value[name])
    return given === undefined ? [] : [[name, given] as const]
  })
  return { ...value, ...Object.fromEntries(lists) }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
