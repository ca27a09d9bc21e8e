import { z } from 'zod'
import { blockOf } from './fields.ts'
import type { Kind } from './kind.ts'

/** Stands for a value that is invalid without the reference that was taken out, so that it goes with it. */
const gone = Symbol('gone')

/** The value without its references to a document; `undefined` if it is invalid without them. */
export function withoutReference(
  { schema }: Kind,
  value: Record<string, unknown>,
  id: string,
): Record<string, unknown> | undefined {
  const left = without(schema, value, id)
  return left === gone ? undefined : (left as Record<string, unknown>)
}

function without(schema: z.ZodType, value: unknown, id: string): unknown {
  if (value === undefined || value === null) return value
  if (schema.meta()?.is === 'reference') return value === id ? gone : value
  if (schema instanceof z.ZodOptional) {
    const left = without(schema.unwrap() as z.ZodType, value, id)
    return left === gone ? undefined : left
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value
      .map((item) => without(schema.element as z.ZodType, item, id))
      .filter((item) => item !== gone)
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const block = blockOf(schema, value)
    return block ? without(block, value, id) : value
  }
  return schema instanceof z.ZodObject && typeof value === 'object'
    ? fieldsWithout(schema.shape as z.ZodRawShape, value as Record<string, unknown>, id)
    : value
}

function fieldsWithout(shape: z.ZodRawShape, value: Record<string, unknown>, id: string) {
  const left: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value)) {
    const schema = shape[name] as z.ZodType | undefined
    const kept = schema ? without(schema, field, id) : field
    if (kept === gone) return gone
    if (kept !== undefined) left[name] = kept
  }
  return left
}
