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
  const message = sentences.length === 0 ? ofWhole(error.issues[0]!) : sentences.join(' ')
  throw new Problem({ ...commonRefusals['fields-invalid'], message }, fields)
}

/** A schema that has no sentence of its own for what isn't even an object has the library's. */
const ofWhole = ({ code, message }: z.core.$ZodIssue) =>
  code === 'invalid_type' && message.startsWith('Invalid input')
    ? 'What is sent must be an object with fields.'
    : message
