import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../../i18n.tsx'
import { useEditing } from '../../editing.ts'
import type { Spot } from '../spots.ts'
import { onAltArrows } from './alt-arrows.ts'
import { asksTree, listOf, moveDocument, standsInList } from './move-in-list.ts'
import { Tool } from './tool.tsx'

/** Where a document stands among those of its kind, such as leaders: moved on the page as items of a list are. */
export function DocumentOrder({ spot }: { spot: Spot }) {
  return standsInList(spot.field) ? <Order spot={spot} /> : null
}

function Order({ spot: { field } }: { spot: Spot }) {
  const t = useText()
  const data = useQueryClient()
  const editing = useEditing()
  const { kind, id } = field
  const list = listOf(useQuery(asksTree()).data?.documents ?? [], field)
  const at = list.findIndex((one) => one.id === id)
  if (at < 0) return null
  const move = (by: -1 | 1) => void moveDocument({ t, data, editing }, field, by)
  const name = t(`desk.site.kinds.${kind}`)
  const said = t('desk.edit.item', { name, place: at + 1, count: list.length })
  return (
    <div className="edit-item" role="group" aria-label={said} onKeyDown={onAltArrows(move)}>
      <span className="fact edit-item-name">{said}</span>
      <Tool name="up" onClick={() => move(-1)} off={at === 0} />
      <Tool name="down" onClick={() => move(1)} off={at === list.length - 1} />
      <Elsewhere
        label={t('desk.edit.addDocument')}
        sign="+"
        to={`/admin/site?do=new&kind=${kind}`}
      />
      <Elsewhere
        label={t('desk.edit.trashDocument', { name: list[at]!.name })}
        sign="×"
        to={`/admin/site?do=trash&id=${id}`}
      />
    </div>
  )
}

/** What is begun and what goes is settled on the screen of all pages, which asks first. */
function Elsewhere({ label, sign, to }: { label: string; sign: string; to: string }) {
  return (
    <a className="edit-tool" aria-label={label} title={label} href={to}>
      <span aria-hidden="true">{sign}</span>
    </a>
  )
}
