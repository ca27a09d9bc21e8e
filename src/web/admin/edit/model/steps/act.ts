import { placedBelow } from '../../../site/dialogs/new-document.ts'
import { putAtPlace } from '../../../site/put-at-place.ts'
import type { Given } from '../../../session/api-routes.ts'
import { callRoute } from '../../../session/call-route.ts'

type Body = Given<'PUT /api/content/{kind}/{id}'>['body']

type Done =
  | { does: 'place'; list: string[]; from: number; to: number }
  | { does: 'address' | 'above'; from: string; to: string }
  /** The version that it has since it was hidden or shown last. */
  | { does: 'hide'; version: number }
  | { does: 'trash' }

/** What is done to a document as a whole, and how it is taken back: data, so that a reload doesn't end it. */
export type Act = { kind: string; id: string } & Done

/** Something that is no field, as a step: a document moved, hidden, or put into the trash. */
export type Recorded = { label: string; act: Act }

export type Way = 'undo' | 'redo'

export async function turnAct(act: Act, way: Way): Promise<void> {
  const { kind, id } = act
  const params = { kind, id }
  const isBack = way === 'undo'
  if (act.does === 'place') {
    const list = act.list.map((one) => ({ kind, id: one }))
    await putAtPlace(act, list, isBack ? act.from : act.to)
  } else if (act.does === 'hide') {
    const route = `POST /api/content/{kind}/{id}/${isBack ? 'publish' : 'unpublish'}` as const
    const { document } = await callRoute(route, { params, body: { version: act.version } })
    act.version = document.version
  } else if (act.does === 'trash') {
    if (isBack) await callRoute('POST /api/content/{kind}/{id}/restore', { params })
    else await callRoute('DELETE /api/content/{kind}/{id}', { params })
  } else {
    const to = isBack ? act.from : act.to
    const { document } = await callRoute('GET /api/content/{kind}/{id}', { params })
    const { value, version } = document as Pick<Body, 'value' | 'version'>
    const change =
      act.does === 'address' ? { value, slug: to } : { value: placedBelow(kind, value, to) }
    const body = { ...change, version, isUnfinished: true }
    await callRoute('PUT /api/content/{kind}/{id}', { params, body })
  }
}
