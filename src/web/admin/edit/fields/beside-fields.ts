import { itemsOf, type Field } from './field-path.ts'
import type { FieldSchema } from '../../content-form/content-schema.ts'

type Beside = { field: Field; schema: FieldSchema }

const chosen = /^(link|reference|picture|drawing|choice|yes)$/

/** What stands beside words in the same group and is chosen, not written: where a card leads, its picture. */
export function besideOf(
  field: Field,
  schemaOf: (field: Field) => FieldSchema | undefined,
): Beside[] {
  const at = field.path.lastIndexOf('.')
  const group = { ...field, path: at < 0 ? '' : field.path.slice(0, at) }
  const isItem = itemsOf(field).some(({ list }) => list.path === group.path)
  const schema = isItem ? undefined : schemaOf(group)
  return Object.entries(schema?.properties ?? {}).flatMap(([name, one]) => {
    const path = group.path ? `${group.path}.${name}` : name
    return path !== field.path && chosen.test(one.is ?? '') && one.const === undefined
      ? { field: { ...field, path }, schema: one }
      : []
  })
}
