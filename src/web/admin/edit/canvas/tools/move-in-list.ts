import type { QueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import type { Text } from '../../../../i18n.tsx'
import { refreshContent } from '../../../changes/changes-count.ts'
import { addressOf } from '../../../session/call-route.ts'
import { sentenceOf } from '../../../session/desk-call.ts'
import { asks } from '../../../session/desk-data.ts'
import type { TreeEntry } from '../../../site/site-tree.ts'
import type { Editing } from '../../editing.ts'
import { turnAct } from '../../model/steps/act.ts'
import type { Field } from '../../fields/field-path.ts'

const listed =
  /^(leader|office|promise|home-card|testimonial|counter|timeline-entry|benefit|hiring-step)$/

export const standsInList = ({ kind }: Field) => listed.test(kind)

export const asksTree = () => asks(addressOf('GET /api/content/tree'))

/** The documents of a kind, in the order in which pages show them. */
export const listOf = (documents: TreeEntry[], { kind }: Field) =>
  documents.filter((one) => one.kind === kind).toSorted((a, b) => a.place - b.place)

type Around = { t: Text; data: QueryClient; editing: Editing }

let isMoving = false

/** Moves a document among those of its kind; one at a time, as each asks where the others stand. */
export async function moveDocument(around: Around, field: Field, by: -1 | 1) {
  if (isMoving || !standsInList(field) || !around.editing.model.documentOf(field.id)?.mayChange)
    return
  isMoving = true
  try {
    await move(around, field, by)
  } catch (error) {
    toast.error(sentenceOf(error))
  } finally {
    isMoving = false
  }
}

async function move({ t, data, editing }: Around, field: Field, by: -1 | 1) {
  const list = listOf((await data.fetchQuery(asksTree())).documents, field)
  const at = list.findIndex(({ id }) => id === field.id)
  const to = at + by
  if (at < 0 || to < 0 || to >= list.length) return
  editing.canvas?.end()
  editing.chooseNext(field)
  const { kind, id } = field
  const act = { does: 'place', kind, id, list: list.map((one) => one.id), from: at, to } as const
  await turnAct(act, 'redo')
  await refreshContent(data)
  editing.redraw()
  const { name } = list[at]!
  editing.model.record({ label: t('desk.site.moving.heading', { name }), act })
  editing.say(t('desk.site.moved', { name, place: to + 1, count: list.length }))
}
