import { useEffect, useEffectEvent, useRef } from 'react'
import { valueAt } from '../../content-form/content-schema.ts'
import { isSameField } from '../fields/field-path.ts'
import { isWords } from '../fields/field-schema.ts'
import type { OpenDocuments } from '../fields/open-schemas.ts'
import type { Changed, EditorModel } from '../model/editor-model.ts'
import type { CanvasStore } from './canvas-state.ts'
import { followWords } from './follow-words.ts'
import type { OpenCanvas } from './open-canvas.ts'

type Followed = {
  model: EditorModel
  documents: OpenDocuments
  canvas: OpenCanvas | undefined
  store: CanvasStore
  /** The page has to be drawn anew, with what is saved. */
  onStale: () => void
}

/** The page follows what changes elsewhere: in the panel, by an undo, by others. */
export function useFollow({ model, documents, canvas, store, onStale }: Followed) {
  /** The values that the page shows, by the ids of their documents. */
  const shown = useRef(new Map<string, unknown>())

  const heard = useEffectEvent((changed: Changed | undefined) => {
    const fields = changed?.fields ?? []
    if (changed) canvas?.takeIn()
    const writing = canvas?.fieldNow()
    // The first letter of what was missing is there already.
    const isWritten = writing !== undefined && fields.every((field) => isSameField(field, writing))
    let isStale = changed?.isStructure === true && !isWritten
    for (const field of fields) {
      const before = valueAt(shown.current.get(field.id), field.path)
      if (isSameField(field, writing)) continue
      if (!isWords(documents.schemaOf(field)) || typeof before !== 'string') isStale = true
      else if (!followWords({ store, documents }, field, before)) isStale = true
    }
    for (const { field } of store.get().spots) {
      const document = model.documentOf(field.id)
      if (document) shown.current.set(field.id, document.value)
    }
    if (!isStale) return
    // What others have changed waits until one has written; what is gone can't be written in.
    if (changed?.by !== 'others' || !writing) canvas?.end()
    canvas?.rescan()
    onStale()
  })
  useEffect(() => model.subscribe((changed) => heard(changed)), [model])
}
