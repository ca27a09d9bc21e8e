import type { FieldSchema } from '../../content-form/content-schema.ts'
import type { Field } from './field-path.ts'
import { newValue } from './new-item.ts'

type EmptyList = { list: Field; first: unknown }

type Known = {
  schemaOf: (field: Field) => FieldSchema | undefined
  valueAt: (field: Field) => unknown
}

/** Lists in the same group as a field that have nothing in them: no page shows where they would stand. */
export function emptyListsBeside(field: Field, known: Known): EmptyList[] {
  const at = field.path.lastIndexOf('.')
  return emptyListsIn({ ...field, path: at < 0 ? '' : field.path.slice(0, at) }, known)
}

function emptyListsIn(group: Field, known: Known): EmptyList[] {
  return Object.entries(known.schemaOf(group)?.properties ?? {}).flatMap(([name, schema]) => {
    const list = { ...group, path: group.path ? `${group.path}.${name}` : name }
    const items = known.valueAt(list) ?? []
    if (!schema.items || !Array.isArray(items)) return []
    // A block with an empty list may be left out of the page altogether; the first of all has a shelf.
    if (schema.is === 'blocks')
      return items.flatMap((_, place) =>
        emptyListsIn({ ...list, path: `${list.path}.${place}` }, known),
      )
    // What has to be chosen can't be begun with a note.
    const first = items.length > 0 ? undefined : newValue(schema.items)
    return first === undefined ? [] : { list, first }
  })
}
