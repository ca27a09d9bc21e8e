import { useEffect } from 'react'
import type { Spot } from './canvas/spots.ts'
import type { Field } from './fields/field-path.ts'
import type { OpenDocuments } from './fields/open-schemas.ts'
import type { EditorModel, OpenDocument } from './model/editor-model.ts'
import { ownDocument } from './own-document.ts'

type Asked = {
  model: EditorModel
  documents: OpenDocuments
  spots: Spot[]
  path: string
  asked: Field | undefined
}

/** The page's own document, and those on the page that visitors see otherwise. */
export function useChanged({ model, documents, spots, path, asked }: Asked) {
  const field = asked ?? ownDocument(spots, path)
  const { kind, id } = field ?? {}
  useEffect(() => {
    if (kind && id) void documents.open(kind, id).catch(() => {})
  }, [documents, kind, id])
  const own = id ? model.documentOf(id) : undefined
  const ids = new Set([...(id ? [id] : []), ...spots.map((spot) => spot.field.id)])
  const changed = [...ids].flatMap((one) => model.documentOf(one) ?? []).filter(isChanged)
  return { own, changed }
}

const isChanged = ({ state, mayChange }: OpenDocument) =>
  mayChange && (state === 'draft' || state === 'changed')
