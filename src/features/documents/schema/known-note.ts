import type { z } from 'zod'

const known = new WeakMap<z.ZodType, object>()

/** What a schema says of itself; zod puts it together anew from all that it was made of, each time it is asked. */
export function knownNote<Note extends object>(schema: z.ZodType): Partial<Note> {
  let note = known.get(schema)
  if (!note) known.set(schema, (note = schema.meta() ?? {}))
  return note
}
