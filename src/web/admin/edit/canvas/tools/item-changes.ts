import type { Text } from '../../../../i18n.tsx'
import type { Editing } from '../../editing.ts'
import { type Field, type ItemAt, itemField } from '../../fields/field-path.ts'
import { listFaults } from '../../fields/limits-in-words.ts'
import { newItem } from '../../fields/new-item.ts'
import { fieldAfterMove } from './page-items.ts'

/** An item of a list as it is called, among how many, and why it may not go or get company. */
export function itemFacts(
  t: Text,
  { model, documents: { schemaOf } }: Editing,
  { list, at }: ItemAt,
) {
  const items = model.valueAt(list)
  const count = Array.isArray(items) ? items.length : 0
  const schema = schemaOf(list)
  const name = schemaOf({ ...list, path: `${list.path}.${at}` })?.title ?? schema?.title ?? ''
  const faults = schema ? listFaults(t, schema, count) : { add: undefined, remove: undefined }
  return { count, name, faults, schema, place: at + 1 }
}

export function addBelow(editing: Editing, { list, at }: ItemAt) {
  const schema = editing.documents.schemaOf(list)
  if (!schema?.items) return
  if (schema.is === 'blocks') return editing.openShelf(list, at + 1)
  editing.canvas?.end()
  editing.chooseNext({ ...list, path: `${list.path}.${at + 1}` })
  editing.model.insert(list, at + 1, newItem(schema.items))
}

export function removeItem(t: Text, editing: Editing, item: ItemAt) {
  const { name, place, count } = itemFacts(t, editing, item)
  editing.canvas?.end()
  // The keyboard focus moves to the item that takes its place.
  const next = Math.min(item.at, count - 2)
  const heading = editing.shown.spots.find(({ element }) => element.closest('main h1'))
  if (next >= 0) editing.chooseNext(itemField({ ...item, at: next }))
  else if (heading) editing.chooseNext(heading.field)
  editing.model.remove(item.list, item.at)
  editing.say(t('desk.edit.removed', { name: `${name} ${place}` }))
}

/** Moves an item, and keeps the field that was chosen in it. */
export function moveItem(t: Text, editing: Editing, field: Field, item: ItemAt, to: number) {
  const { count } = itemFacts(t, editing, item)
  if (to === item.at || to < 0 || to >= count) return
  editing.canvas?.end()
  editing.chooseNext(fieldAfterMove(field, item.list, item.at, to))
  editing.model.move(item.list, item.at, to)
}
