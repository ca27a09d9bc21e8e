import type { FieldSchema } from './content-schema.ts'

const room = (count: number) => `${count.toLocaleString('en')} character${count === 1 ? '' : 's'}`

/** What is wrong with words while they are typed, in the sentences of the server. */
export function faultOf(schema: FieldSchema, value: unknown): string | undefined {
  const { title = 'This field', maxLength, pattern } = schema
  if (typeof value !== 'string') return undefined
  const words = value.trim()
  if (maxLength !== undefined && words.length > maxLength)
    return `${title} has at most ${room(maxLength)}.`
  if (pattern && !new RegExp(pattern, 'u').test(words)) return `${title} must be one line.`
  return undefined
}
