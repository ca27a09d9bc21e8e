import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useText } from '../../../../i18n.tsx'
import { refreshContent } from '../../../changes/changes-count.ts'
import { addressOf } from '../../../session/call-route.ts'
import { sentenceOf } from '../../../session/desk-call.ts'
import { asks } from '../../../session/desk-data.ts'
import { putAtPlace } from '../../../site/put-at-place.ts'
import { useEditing } from '../../editing.ts'
import type { Spot } from '../spots.ts'
import { Tool } from './tool.tsx'

const listed =
  /^(leader|office|promise|home-card|testimonial|counter|timeline-entry|benefit|hiring-step)$/

/** Where a document stands among those of its kind, such as leaders: moved on the page as items of a list are. */
export function DocumentOrder({ spot }: { spot: Spot }) {
  return listed.test(spot.field.kind) ? <Order spot={spot} /> : null
}

function Order({ spot: { field } }: { spot: Spot }) {
  const t = useText()
  const all = useQueryClient()
  const { model, redraw, say, chooseNext, canvas } = useEditing()
  const { kind, id } = field
  const { data } = useQuery(asks(addressOf('GET /api/content/tree')))
  const list = (data?.documents ?? [])
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => a.place - b.place)
  const at = list.findIndex((one) => one.id === id)
  const put = async (to: number) => {
    await putAtPlace(field, list, to)
    await refreshContent(all)
    redraw()
  }
  const moving = useMutation({
    mutationFn: put,
    onSuccess: (_, to) => {
      const { name } = list[at]!
      const label = t('desk.site.moving.heading', { name })
      model.record({ label, undo: () => put(at), redo: () => put(to) })
      say(t('desk.site.moved', { name, place: to + 1, count: list.length }))
    },
    onError: (error) => void toast.error(sentenceOf(error)),
  })
  if (at < 0 || list.length < 2) return null
  const move = (to: number) => {
    if (moving.isPending) return
    canvas?.end()
    chooseNext(field)
    moving.mutate(to)
  }
  const name = t(`desk.site.kinds.${kind}`)
  const said = t('desk.edit.item', { name, place: at + 1, count: list.length })
  return (
    <div className="edit-item" role="group" aria-label={said}>
      <span className="fact edit-item-name">{said}</span>
      <Tool name="up" onClick={() => move(at - 1)} off={at === 0} />
      <Tool name="down" onClick={() => move(at + 1)} off={at === list.length - 1} />
    </div>
  )
}
