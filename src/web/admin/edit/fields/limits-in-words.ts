import { plainWords } from '../../../../features/documents/rich/rich-words.ts'
import { charactersIn } from '../../../../features/documents/rich/characters-in.ts'
import type { Text } from '../../../i18n.tsx'
import type { FieldSchema } from '../../content-form/content-schema.ts'

/** Of rich text, marks are not counted. */
const mostOf = ({ maxLength = Infinity, room = maxLength }: FieldSchema) => room
const lengthOf = ({ is }: FieldSchema, words: string) =>
  charactersIn(is === 'rich' ? plainWords(words.trim()) : words.trim())

/** What a field cannot hold of these words, as a sentence; nothing where it can. */
export function faultOf(
  t: Text,
  schema: FieldSchema | undefined,
  words: string,
): string | undefined {
  if (!schema) return undefined
  const name = schema.title ?? ''
  const length = lengthOf(schema, words)
  const { minLength = 0 } = schema
  const most = mostOf(schema)
  if (length > most)
    return t('desk.edit.tooLong', {
      name,
      most: most.toLocaleString('en'),
      over: length - most,
    })
  if (minLength > 0 && length === 0) return t('desk.edit.empty', { name })
  if (/^‹.*›$/s.test(words.trim())) return t('desk.edit.stillNote', { name })
  return undefined
}

/** How much room there is left, once that begins to matter. */
export function roomFor(t: Text, schema: FieldSchema, words: string) {
  const most = mostOf(schema)
  const left = most - lengthOf(schema, words)
  if (left < 0 || left === Infinity || left > Math.max(20, most / 4)) return undefined
  return t('desk.edit.room', { name: schema.title ?? '', left })
}

/** Why a list takes no more, or gives nothing away. */
export function listFaults(
  t: Text,
  { title = '', minItems = 0, maxItems = Number.POSITIVE_INFINITY }: FieldSchema,
  count: number,
) {
  const name = title
  return {
    add: count >= maxItems ? t('desk.edit.listFull', { name, most: maxItems }) : undefined,
    remove: count <= minItems ? t('desk.edit.listLeast', { name, least: minItems }) : undefined,
  }
}
