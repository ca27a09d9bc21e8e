import { z } from 'zod'
import type { Value } from '../document-value.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { triedBlocks } from '../kinds/blocks/all-blocks.ts'
import { placeInDraft } from '../read/filled-value.ts'
import { isRich } from '../rich/rich-words.ts'
import { blockOf } from '../schema/fields.ts'
import { markOf } from './marks.ts'

/** What is made of words, which can carry a mark. */
const worded = new Set(['line', 'text', 'rich'])

const isTried = (block: z.ZodType) => triedBlocks.some((one) => one === block)

type MarkedDocument = { kind: KindName; id: string }

/** The value with the origin of each of its words behind them. */
export const markedValue = (place: MarkedDocument, value: Value) =>
  marked(kindNamed(place.kind).schema, value, place, []) as Value

function marked(
  schema: z.ZodType,
  value: unknown,
  place: MarkedDocument,
  path: PropertyKey[],
): unknown {
  if (value === undefined || value === null) return value
  if (schema instanceof z.ZodOptional)
    return marked(schema.unwrap() as z.ZodType, value, place, path)
  const { is, isRead } = (schema.meta() ?? {}) as { is?: string; isRead?: boolean }
  if (typeof value === 'string')
    return is && worded.has(is) && !isRead
      ? markedWords(value, { ...place, path: path.join('.') })
      : value
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item, at) =>
      marked(schema.element as z.ZodType, item, place, [...path, placeInDraft(value, at)]),
    )
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const block = blockOf(schema, value)
    if (!block) return value
    return is === 'block' || isTried(block)
      ? markedHead(block, value, place, path)
      : marked(block, value, place, path)
  }
  if (schema instanceof z.ZodObject && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, given]) => {
        const field = schema.shape[name] as z.ZodType | undefined
        return [name, field ? marked(field, given, place, [...path, name]) : given]
      }),
    )
  return value
}

/** What can be tried computes with its words: only those over it say where they come from. */
function markedHead(block: z.ZodType, value: unknown, place: MarkedDocument, path: PropertyKey[]) {
  const { heading, intro } = marked(block, value, place, path) as Value
  return { ...(value as Value), ...(heading ? { heading } : {}), ...(intro ? { intro } : {}) }
}

/** Each paragraph stands alone on a page, so each carries the mark. */
const markedWords = (words: string, field: MarkedDocument & { path: string }) =>
  isRich(words)
    ? words.replaceAll('</p>', `${markOf(field)}</p>`)
    : words
        .split(/(\n{2,})/)
        .map((part) => (/^\n+$/.test(part) || part === '' ? part : part + markOf(field)))
        .join('')
