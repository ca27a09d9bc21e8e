import { useEffect, useEffectEvent, useState } from 'react'
import type { KindName } from '../../../features/documents/kinds/all-kinds.ts'
import { withoutMarks } from '../../../features/documents/marks/marks.ts'
import type { Answer } from '../session/api-routes.ts'
import { callRoute } from '../session/call-route.ts'
import type { ShownFrame } from './canvas/frames.ts'
import type { Spot } from './canvas/spots.ts'
import type { Field } from './fields/field-path.ts'
import type { OpenDocuments } from './fields/open-schemas.ts'
import type { EditorModel, OpenDocument } from './model/editor-model.ts'
import { isLinkedOnly, ownDocument } from './own-document.ts'

type Asked = {
  model: EditorModel
  documents: OpenDocuments
  spots: Spot[]
  path: string
  asked: Field | undefined
  frame: ShownFrame | undefined
}

/** The page's own document, and those on the page that visitors see otherwise; what the page is called. */
export function useOwnPage({ model, documents, spots, path, asked, frame }: Asked) {
  const field = asked ?? ownDocument(spots, path)
  const { kind, id } = field ?? {}
  useEffect(() => {
    if (kind && id) void documents.open(kind, id).catch(() => {})
  }, [documents, kind, id])
  const own = id ? model.documentOf(id) : undefined
  const ids = new Set([...(id ? [id] : []), ...spots.map((spot) => spot.field.id)])
  const isLinked = (one: { kind: string; id: string }) => isLinkedOnly(spots, id, one)
  useOpenChanged(documents, (one) => ids.has(one.id) && !isLinked(one), frame)
  const changed = [...ids]
    .flatMap((one) => model.documentOf(one) ?? [])
    .filter((one) => isChanged(one) && !(one.state === 'draft' && isLinked(one)))
  const hidden = frame?.isMissing ? own : undefined
  const heading = frame?.window.document.querySelector('h1')?.textContent ?? path
  const name = hidden ? documents.nameOfDocument(hidden) : withoutMarks(heading)
  return { own, changed, isHidden: hidden !== undefined, name }
}

const isChanged = ({ state, mayChange }: OpenDocument) =>
  mayChange && (state === 'draft' || state === 'changed')

type Waiting = Answer<'GET /api/content/changes'>['changes']

/** What was changed before this visit is opened with the page that shows it: it goes out with the rest. */
function useOpenChanged(
  documents: OpenDocuments,
  isOnPage: (one: Waiting[number]) => boolean,
  frame: ShownFrame | undefined,
) {
  const [waiting, setWaiting] = useState<Waiting>([])
  useEffect(() => {
    if (!frame) return
    let isOver = false
    const show = (told: { changes: Waiting }) => void (isOver || setWaiting(told.changes))
    void callRoute('GET /api/content/changes').then(show, () => {})
    return () => void (isOver = true)
  }, [frame])
  const onPage = waiting.filter(isOnPage)
  const key = onPage.map((one) => one.id).join(' ')
  const open = useEffectEvent(() => {
    for (const { kind, id } of onPage) void documents.open(kind as KindName, id).catch(() => {})
  })
  useEffect(() => open(), [key])
}
