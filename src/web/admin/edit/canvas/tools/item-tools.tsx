import type { PointerEvent } from 'react'
import { useText } from '../../../../i18n.tsx'
import { useEditing } from '../../editing.ts'
import { type ItemAt, itemsOf } from '../../fields/field-path.ts'
import { onAltArrows } from './alt-arrows.ts'
import { dragItem } from './drag-item.ts'
import { addBelow, itemFacts, moveItem, removeItem } from './item-changes.ts'
import { siblingsOf } from './page-items.ts'
import type { Spot } from '../spots.ts'
import { Tool } from './tool.tsx'

/** What can be done with the items that a place of the page belongs to: the innermost, and the block around it. */
export function ItemTools({ spot }: { spot: Spot }) {
  const items = itemsOf(spot.field)
  const shown = items.length > 2 ? [items[0]!, items.at(-1)!] : items
  return shown.map((item) => <OneItem key={item.list.path} spot={spot} item={item} />)
}

function OneItem({ spot, item }: { spot: Spot; item: ItemAt }) {
  const t = useText()
  const editing = useEditing()
  const { count, name, faults, schema, place } = itemFacts(t, editing, item)
  if (!schema) return null
  const move = (to: number) => moveItem(t, editing, spot.field, item, to)
  const said = t('desk.edit.item', { name, place, count })

  const drag = (event: PointerEvent<HTMLButtonElement>) =>
    dragItem(event, {
      from: item.at,
      elements: siblingsOf(editing.shown.spots, spot, item),
      scale: editing.scale,
      onDrop: move,
    })
  return (
    <div
      className="edit-item"
      role="group"
      aria-label={said}
      onKeyDown={onAltArrows((by) => move(item.at + by))}
    >
      <span className="fact edit-item-name">{said}</span>
      <Tool name="drag" onPointerDown={drag} off={count < 2} />
      <Tool name="up" onClick={() => move(item.at - 1)} off={item.at === 0} />
      <Tool name="down" onClick={() => move(item.at + 1)} off={place >= count} />
      <Tool name="add" onClick={() => addBelow(editing, item)} why={faults.add} />
      <Tool name="remove" onClick={() => removeItem(t, editing, item)} why={faults.remove} />
    </div>
  )
}
