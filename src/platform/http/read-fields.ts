import type { z } from 'zod'
import { commonRefusals } from './common-refusals.ts'
import { Problem } from '../problem.ts'

/** What was sent in the shape that the schema asks for, or a refusal with a sentence for each field. */
export function readFields<T>(schema: z.ZodType<T>, sent: unknown): T {
  const { data, error } = schema.safeParse(sent)
  if (!error) return data
  const fields: Record<string, string> = {}
  for (const issue of error.issues)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= noSuchField(key)
    else if (issue.path.length > 0) fields[issue.path.join('.')] ??= ofField(issue)
  const sentences = Object.values(fields)
  const message = sentences.length === 0 ? ofWhole(error.issues[0]!) : sentences.join(' ')
  throw new Problem({ ...commonRefusals['fields-invalid'], message }, fields)
}

/** What a schema that takes nothing else says of a name it doesn’t know. */
export const noSuchField = (key: string) => `There is no field ‘${key}’ here.`

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

const parts: Partial<Record<string, string>> = { array: 'entries', string: 'characters' }

function ofField(issue: z.core.$ZodIssue): string {
  const path = issue.path.join('.')
  const name = path.charAt(0).toUpperCase() + path.slice(1)
  if (isUnsaid(issue)) return `${name} must be ${types[issue.expected] ?? 'something else'}.`
  return ofLimit(name, issue) ?? issue.message
}

/** A limit that a schema has no sentence of its own for, in words instead of the library's. */
function ofLimit(name: string, issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === 'too_big' && issue.message.startsWith('Too big')) {
    const part = parts[issue.origin]
    return part ? `${name} has at most ${issue.maximum} ${part}.` : `${name} is too large.`
  }
  if (issue.code === 'too_small' && issue.message.startsWith('Too small')) {
    const part = parts[issue.origin]
    return part ? `${name} has at least ${issue.minimum} ${part}.` : `${name} is too small.`
  }
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid'))
    return `${name} must be one of ${issue.values.join(', ')}.`
  if (issue.code === 'invalid_format' && issue.message.startsWith('Invalid'))
    return `${name} is not written as it should be.`
  return undefined
}
