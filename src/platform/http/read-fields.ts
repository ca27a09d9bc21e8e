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

const units: Record<string, string> = { string: 'characters', array: 'entries' }

/** The same for what is longer than it may be. */
function tooMuch(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code !== 'too_big' || !issue.message.startsWith('Too big')) return undefined
  const unit = units[issue.origin]
  return unit ? `have at most ${issue.maximum} ${unit}` : `be at most ${issue.maximum}`
}

function ofField(issue: z.core.$ZodIssue): string {
  const must = isUnsaid(issue) ? `be ${types[issue.expected] ?? 'something else'}` : tooMuch(issue)
  if (must === undefined) return issue.message
  const name = issue.path.join('.')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} must ${must}.`
}
