import type { z } from 'zod'
import { commonRefusals } from './common-refusals.ts'
import { Problem } from '../problem.ts'

/** What was sent in the shape that the schema asks for, or a refusal with a sentence for each field. */
export function readFields<T>(schema: z.ZodType<T>, sent: unknown): T {
  const { data, error } = schema.safeParse(sent)
  if (!error) return data
  const fields: Record<string, string> = {}
  for (const issue of error.issues)
    if (issue.path.length > 0) fields[issue.path.join('.')] ??= ofField(issue)
  const sentences = Object.values(fields)
  const message = sentences.length === 0 ? ofWhole(error.issues[0]!) : sentences.join(' ')
  throw new Problem({ ...commonRefusals['fields-invalid'], message }, fields)
}

/** A schema that has no sentence of its own for what is of another type has the library's. */
const isUnsaid = (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueInvalidType =>
  issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')

const ofWhole = (issue: z.core.$ZodIssue) =>
  isUnsaid(issue) ? 'What is sent must be an object with fields.' : issue.message

const types: Partial<Record<z.core.$ZodInvalidTypeExpected, string>> = {
  array: 'a list',
  boolean: 'either true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object with fields',
  string: 'text',
}

function ofField(issue: z.core.$ZodIssue): string {
  if (!isUnsaid(issue)) return issue.message
  const name = issue.path.join('.')
  const wanted = types[issue.expected] ?? 'something else'
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} must be ${wanted}.`
}
