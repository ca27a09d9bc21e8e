import type { z } from 'zod'
import { Problem } from '../../platform/problem.ts'

/** What was sent, or a refusal with a sentence for each field. */
export function readTeamForm<T>(schema: z.ZodType<T>, sent: unknown): T {
  const { data, error } = schema.safeParse(sent)
  if (!error) return data
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues)
    if (path.length > 0) fields[path.join('.')] ??= message
  const sentences = Object.values(fields)
  throw new Problem(400, sentences.join(' ') || error.issues[0]!.message, fields)
}
