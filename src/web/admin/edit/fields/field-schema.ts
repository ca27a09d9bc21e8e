import {
  blockSchema,
  type FieldSchema,
  schemaAt,
  valueAt,
} from '../../content-form/content-schema.ts'

/** The shape that a block has by what it says that it is; any other field as it is. */
const shapeOf = (schema: FieldSchema | undefined, value: unknown) =>
  schema?.oneOf ? (blockSchema(schema, value) ?? schema) : schema

/** What the schema says of the field at a path of a value, of a block by its own shape. */
export const shapeAt = (schema: FieldSchema | undefined, value: unknown, path: string) =>
  schema && shapeOf(schemaAt(schema, value, path), valueAt(value, path))

/** How the field is called, with what it stands in: 'Slide 2, Headline'. */
export function nameOf(schema: FieldSchema | undefined, value: unknown, path: string): string {
  const names: string[] = []
  let shape = shapeOf(schema, value)
  let inner = value
  for (const step of path.split('.')) {
    const isItem = shape?.items !== undefined
    inner = (inner as Record<string, unknown> | undefined)?.[step]
    shape = shapeOf(shape?.items ?? shape?.properties?.[step], inner)
    if (isItem) names[names.length - 1] = `${shape?.title ?? names.at(-1)} ${Number(step) + 1}`
    else if (shape?.title) names.push(shape.title)
  }
  return names.slice(-2).join(', ')
}

export const isWords = (schema: FieldSchema | undefined) =>
  schema?.is === 'line' || schema?.is === 'text' || schema?.is === 'rich'

/** Whether it is plain words, which one writes where they stand; rich text with marks has a form of its own. */
export const isWritable = (schema: FieldSchema | undefined, value: unknown) =>
  isWords(schema) &&
  typeof value === 'string' &&
  !(schema?.is === 'rich' && value.startsWith('<p>'))

export const isPicture = (schema: FieldSchema | undefined) =>
  schema?.is === 'picture' || schema?.is === 'drawing'
