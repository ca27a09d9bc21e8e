export type JsonSchema = {
  $ref?: string
  type?: string
  const?: unknown
  default?: unknown
  enum?: unknown[]
  examples?: unknown[]
  /** Of what is made into something else once it is read: zod keeps no `examples` of that. */
  example?: unknown
  format?: string
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  minimum?: number
  description?: string
}

export type Components = Record<string, JsonSchema>

/** An example of what a schema describes, put together from those of its parts. */
export function exampleOf(schema: JsonSchema, components: Components): unknown {
  const { $ref, examples, anyOf, oneOf, properties, items, prefixItems } = schema
  if (examples) return examples[0]
  if ('example' in schema) return schema.example
  if ($ref) return exampleOf(components[$ref.split('/').at(-1)!]!, components)
  const choice = (anyOf ?? oneOf)?.find(({ type }) => type !== 'null')
  if (choice) return exampleOf(choice, components)
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, exampleOf(part, components)]),
    )
  if (prefixItems) return prefixItems.map((part) => exampleOf(part, components))
  if (items) return [exampleOf(items, components)]
  return plainExample(schema)
}

const ofFormat: Record<string, string> = { date: '2026-12-31', binary: '…' }

function plainExample({ type, format = '', minimum = 1, enum: choices, ...rest }: JsonSchema) {
  if ('const' in rest) return rest.const
  if (choices) return choices[0]
  if ('default' in rest) return rest.default
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return minimum
  return type === 'null' ? null : (ofFormat[format] ?? '')
}
