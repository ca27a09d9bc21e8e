import { isLink, isNote, isPath } from '../../../features/documents/schema/link-shapes.ts'
import { plainWords } from '../../../features/documents/rich/rich-words.ts'
import { charactersIn } from '../../../features/documents/rich/characters-in.ts'
import { type FieldSchema, isRecord } from './content-schema.ts'

const nameIn = (wrong = 'This field') => wrong.replace(/ must .*$/, '')

/** As the server says of what isn't there, which it knows from the sentence about what is no such thing. */
const missing = ({ says = {} }: FieldSchema) => says.least ?? `${nameIn(says.wrong)} is missing.`

/** What is wrong with a value while it is typed: the sentences are the server's, which judges again. */
export function faultOf(schema: FieldSchema, value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string') return faultOfWords(schema, value)
  if (typeof value === 'number') return faultOfNumber(schema, value)
  if (Array.isArray(value)) return faultOfList(schema, value)
  return schema.is === 'picture' && isRecord(value) ? faultOfPicture(schema, value) : undefined
}

function faultOfWords(schema: FieldSchema, given: string): string | undefined {
  const {
    is,
    says = {},
    maxLength = Infinity,
    minLength = 0,
    room = Infinity,
    pattern,
    allOf = [],
  } = schema
  const words = is === 'rich' ? plainWords(given.trim()) : given.trim()
  if (words.length < minLength) return missing(schema)
  const isFine = checks[is ?? '']
  // Of a rich text, the first sentence of its own is about its room.
  const isNotFine = says.more?.[is === 'rich' ? 1 : 0]
  if (isFine === isNoNote && isNote(words)) return isNotFine
  if (charactersIn(words) > Math.min(maxLength, room)) return says.most
  if (is === 'number' || is === 'yes') return says.wrong
  const patterns = [{ pattern }, ...allOf].flatMap((one) => one.pattern ?? [])
  if (patterns.some((one) => !new RegExp(one, 'u').test(words)))
    return words === '' ? missing(schema) : (says.pattern ?? says.wrong)
  return isFine && !isFine(words) ? isNotFine : undefined
}

const isNoNote = (words: string) => !isNote(words)
const checks: Record<string, (words: string) => boolean> = {
  line: isNoNote,
  text: isNoNote,
  rich: isNoNote,
  svg: isNoNote,
  link: isLink,
  path: isPath,
}

function faultOfNumber(
  { says = {}, minimum = -Infinity, maximum = Infinity }: FieldSchema,
  value: number,
) {
  if (Number.isNaN(value)) return says.wrong
  if (value < minimum) return says.least
  return value > maximum ? says.most : undefined
}

function faultOfList(
  { says = {}, minItems = 0, maxItems = Infinity }: FieldSchema,
  value: unknown[],
) {
  if (value.length < minItems) return says.least
  return value.length > maxItems ? says.most : undefined
}

function faultOfPicture({ says = {} }: FieldSchema, value: Record<string, unknown>) {
  const { drawing, upload, alt, decorative } = value
  const [either, described] = says.more ?? []
  if (Boolean(drawing) === Boolean(upload)) return either
  return upload && Boolean(alt) === Boolean(decorative) ? described : undefined
}
