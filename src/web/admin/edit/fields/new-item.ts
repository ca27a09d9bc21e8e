import { emptyItem, type FieldSchema, fieldsAtFirst } from '../../content-form/content-schema.ts'

/** What stands in a new item until it is written: what belongs there, as a note that visitors never see. */
const noteFor = ({ title = 'Text', maxLength = 120 }: FieldSchema) =>
  `‹${title.slice(0, maxLength - 2)}›`

/** A value made of the schema alone. What has to be chosen (a link, a reference, a picture) is left out. */
export function newValue(schema: FieldSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.oneOf) return newValue(schema.oneOf[0]!)
  if (schema.is === 'line' || schema.is === 'text') return noteFor(schema)
  if (schema.enum) return schema.enum[0]
  if (schema.is === 'date') return new Date().toISOString().slice(0, 10)
  if (schema.type === 'boolean') return false
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 0, 0)
  if (schema.type === 'array') {
    // Nothing is begun that would only have to be chosen.
    const least = newValue(schema.items!) === undefined ? 0 : 1
    return Array.from({ length: Math.max(schema.minItems ?? 0, least) }, () =>
      newItem(schema.items!),
    )
  }
  if (schema.type === 'object' && schema.is !== 'picture') return newObject(schema)
  return undefined
}

/** In a list, what has to be chosen is there and not chosen yet. */
export const newItem = (schema: FieldSchema): unknown => newValue(schema) ?? emptyItem(schema)

function newObject(schema: FieldSchema) {
  const made = fieldsAtFirst(schema).map(([name, field]) => [name, newValue(field)] as const)
  return Object.fromEntries(made.filter(([, value]) => value !== undefined))
}

/** What a block that would be empty says first, such as the words of a quotation. */
function firstGroup({ properties = {} }: FieldSchema, begun: object) {
  const group = Object.entries(properties).find(([, { is }]) => is === 'group')
  return group && Object.keys(begun).length === 1 ? [[group[0], newValue(group[1])] as const] : []
}

/** A block begins with all of the words that the shelf has shown of it: what no page shows, nobody finds on it. */
export function newBlock(shape: FieldSchema, example: object = {}): unknown {
  const begun: Record<string, unknown> = newObject(shape)
  const shown = Object.entries(shape.properties ?? {}).filter(
    ([name, { is }]) => name in example && !(name in begun) && (is === 'line' || is === 'text'),
  )
  const words = shown.map(([name, field]) => [name, newValue(field)] as const)
  return { ...begun, ...Object.fromEntries(words.length > 0 ? words : firstGroup(shape, begun)) }
}
