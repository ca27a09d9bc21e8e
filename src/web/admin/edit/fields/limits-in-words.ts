import type { Text } from '../../../i18n.tsx'
import type { FieldSchema } from '../../content-form/content-schema.ts'

/** What a field cannot hold of these words, as a sentence; nothing where it can. */
export function faultOf(
  t: Text,
  schema: FieldSchema | undefined,
  words: string,
): string | undefined {
  if (!schema) return undefined
  const name = schema.title ?? ''
  const length = words.trim().length
  const { maxLength = Number.POSITIVE_INFINITY, minLength = 0 } = schema
  if (length > maxLength)
    return t('desk.edit.tooLong', {
      name,
      most: maxLength.toLocaleString('en'),
      over: length - maxLength,
    })
  if (minLength > 0 && length === 0) return t('desk.edit.empty', { name })
  if (/^‹.*›$/s.test(words.trim())) return t('desk.edit.stillNote', { name })
  return undefined
}

/** How much room there is left, once that begins to matter. */
export function roomFor(t: Text, { maxLength, title = '' }: FieldSchema, words: string) {
  if (maxLength === undefined) return undefined
  const left = maxLength - words.trim().length
  if (left < 0 || left > Math.max(20, maxLength / 4)) return undefined
  return t('desk.edit.room', { name: title, left })
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
