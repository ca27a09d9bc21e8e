import type { z } from 'zod'
import type { Value } from './document-value.ts'
import { type KindName, kindNamed } from './kinds/all-kinds.ts'

const titles = ['title', 'name', 'heading', 'label', 'linkLabel', 'metaTitle'] as const

/**
 * The value under another title: in the field that names it and, as far as there is room, in those that
 * say it again, such as its name in the menu.
 */
export function retitled(kind: KindName, value: Value, title: string): Value {
  const shape = kindNamed(kind).schema.shape as Record<string, z.ZodType>
  const first = titles.find((field) => field in shape)
  const own = titles.filter((field) => field in shape && (field === first || field !== 'name'))
  return { ...value, ...Object.fromEntries(own.map((field) => [field, cut(title, shape[field]!)])) }
}

function cut(title: string, schema: z.ZodType) {
  const most = (schema as { maxLength?: number | null }).maxLength ?? title.length
  if (title.length <= most) return title
  const words = title.slice(0, most + 1)
  const end = words.lastIndexOf(' ')
  return end > most / 2 ? words.slice(0, end) : title.slice(0, most)
}
