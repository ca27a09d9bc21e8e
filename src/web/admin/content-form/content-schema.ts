import type { Mark } from '../../../features/documents/rich/rich-words.ts'

/** A field of a kind as `GET /api/content/{kind}/schema` describes it. */
export type FieldSchema = {
  is?: string
  title?: string
  description?: string
  /** The kind of what a reference leads to. */
  kind?: string
  /** Which marks a rich text may have. */
  marks?: Mark[]
  /** How many characters a rich text has room for, marks not counted. */
  room?: number
  isOneParagraph?: boolean
  /** The page shows more of it than its words. */
  isDrawn?: boolean
  /** The sentences of the server, by the limit that is broken. */
  says?: { wrong?: string; least?: string; most?: string; pattern?: string; more?: string[] }
  type?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  /** Where there are several patterns. */
  allOf?: { pattern?: string }[]
  minItems?: number
  maxItems?: number
  enum?: string[]
  const?: string
  properties?: Record<string, FieldSchema>
  required?: string[]
  /** Of a list that may be left out: an empty one. */
  default?: unknown[]
  items?: FieldSchema
  oneOf?: FieldSchema[]
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const pathTo = (path: string, name: string | number) =>
  path ? `${path}.${name}` : `${name}`

/** Which of several shapes a block has, by what it says that it is. */
export const blockSchema = ({ oneOf = [] }: FieldSchema, value: unknown) =>
  oneOf.find(({ properties }) => isRecord(value) && properties?.block?.const === value.block)

/** What a block is called in a document: `call-to-action`. */
export const blockName = ({ properties }: FieldSchema) => properties?.block?.const ?? ''

const stepInto = (schema: FieldSchema | undefined, value: unknown, name: string) => {
  const whole = schema?.oneOf ? blockSchema(schema, value) : schema
  return whole?.items ?? whole?.properties?.[name]
}

/** The field at a path such as `blocks.2.cards.0.title`; which block it is, the value says. */
export function schemaAt(schema: FieldSchema, value: unknown, path: string) {
  let [field, at]: [FieldSchema | undefined, unknown] = [schema, value]
  for (const name of path === '' ? [] : path.split('.')) {
    field = stepInto(field, at, name)
    at = (at as Record<string, unknown> | undefined)?.[name]
  }
  return field
}

export const valueAt = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path
        .split('.')
        .reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], value)

/** A value with another at a path; with nothing, where that is undefined. */
export function withValueAt(value: unknown, path: string, next: unknown): unknown {
  if (path === '') return next
  const [name = '', ...rest] = path.split('.')
  if (Array.isArray(value))
    return value.map((item, place) =>
      place === Number(name) ? withValueAt(item, rest.join('.'), next) : item,
    )
  const { [name]: before, ...others } = isRecord(value) ? value : {}
  const made = withValueAt(before, rest.join('.'), next)
  // A field keeps its place among the others.
  return Object.fromEntries(
    Object.keys({ ...(isRecord(value) ? value : {}), [name]: 0 }).flatMap((key) => {
      const one = key === name ? made : others[key]
      return one === undefined ? [] : [[key, one]]
    }),
  )
}

/** The fields that a new group has from the start: optional ones are switched on. */
export const fieldsAtFirst = ({ properties = {}, required = [] }: FieldSchema) =>
  Object.entries(properties).filter(([name, field]) => required.includes(name) || field.default)

/** What a field begins with when its list gets one more, or when it is switched on. */
export function emptyOf(schema: FieldSchema): unknown {
  const { is, const: only } = schema
  if (only !== undefined) return only
  if (is === 'list' || is === 'blocks')
    return Array.from({ length: schema.minItems ?? 0 }, () => emptyItem(schema.items ?? {}))
  if (is === 'group')
    return Object.fromEntries(
      fieldsAtFirst(schema).flatMap(([name, field]) => {
        const empty = emptyOf(field)
        return empty === undefined ? [] : [[name, empty]]
      }),
    )
  if (is === 'line' || is === 'text' || is === 'rich') return ''
  if (is === 'yes') return false
  if (is === 'choice') return schema.enum?.[0]
  return undefined
}

/** What an item of a list begins with: never nothing, which no list can hold. What is to be chosen is not chosen yet. */
export function emptyItem(schema: FieldSchema): unknown {
  if (schema.is === 'number') return Math.max(schema.minimum ?? 0, 0)
  return emptyOf(schema) ?? (schema.is === 'picture' ? {} : '')
}
