import type { z } from 'zod'
import { commonRefusals } from './common-refusals.ts'
import { Problem } from '../problem.ts'

/** What was sent in the shape that the schema asks for, or a refusal with a sentence for each field. */
export function readFields<T>(schema: z.ZodType<T>, sent: unknown): T {
  const { data, error } = schema.safeParse(sent)
  if (!error) return data
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues)
    if (path.length > 0) fields[path.join('.')] ??= message
  const sentences = Object.values(fields)
  const message = sentences.length === 0 ? error.issues[0]!.message : sentences.join(' ')
  throw new Problem({ ...commonRefusals['fields-invalid'], message }, fields)
}
