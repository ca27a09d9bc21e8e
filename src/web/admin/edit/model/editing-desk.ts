import type { Document } from '../../../../features/documents/document-value.ts'
import type { KindName } from '../../../../features/documents/kinds/all-kinds.ts'
import type { Answer, Given } from '../../session/api-routes.ts'
import { callRoute } from '../../session/call-route.ts'
import { type Act, turnAct, type Way } from './steps/act.ts'

type Save = Given<'PUT /api/content/{kind}/{id}'>['body']

/** What the model asks of the server. */
export type EditingDesk = {
  /** Of version 0 it is as visitors see it, for who may not change it. */
  read(kind: KindName, id: string): Promise<Document>
  save(kind: KindName, id: string, change: Save): Promise<Document>
  turn(act: Act, way: Way): Promise<void>
  meet(seen: Given<'POST /api/presence'>['body']): Promise<Answer<'POST /api/presence'>>
}

export const editingDesk: EditingDesk = {
  async read(kind, id) {
    const { document } = await callRoute('GET /api/content/{kind}/{id}', { params: { kind, id } })
    return 'version' in document
      ? (document as Document)
      : { ...document, kind, version: 0, state: 'published', updatedAt: '' }
  },
  async save(kind, id, body) {
    const params = { kind, id }
    const { document } = await callRoute('PUT /api/content/{kind}/{id}', { params, body })
    return document as Document
  },
  turn: turnAct,
  meet: (body) => callRoute('POST /api/presence', { body }),
}
