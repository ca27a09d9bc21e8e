import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { useMe } from '../../session/session-state.tsx'
import { DraftEditor } from './draft-editor.ts'
import type { EditorModel } from './editor-model.ts'
import { keptDrafts } from './kept-drafts.ts'
import { keptSteps } from './steps/kept-steps.ts'

const Model = createContext<EditorModel | null>(null)

/** Around everything that edits. */
export const EditorModelProvider = Model

/** Opens the model of a visit, for the whole of the editor; of another person it is another model. */
export function useNewEditorModel(): EditorModel {
  const { member } = useMe()
  const [model] = useState(() => new DraftEditor(keptDrafts(member.id)))
  useEffect(() => model.start(keptSteps(member.id, 'edit')), [model, member.id])
  return model
}

export function useEditorModel(): EditorModel {
  const model = use(Model)
  if (!model) throw new Error('useEditorModel needs an EditorModelProvider around it.')
  return model
}

export function useModelState() {
  const model = useEditorModel()
  return useSyncExternalStore(model.subscribe, model.state, model.state)
}

/** A document of the model, opened if it isn't yet; undefined until it is there. */
export function useOpenDocument(kind: Parameters<EditorModel['open']>[0], id: string) {
  const model = useEditorModel()
  useEffect(() => void model.open(kind, id).catch(() => {}), [model, kind, id])
  const read = () => model.documentOf(id)
  return useSyncExternalStore(model.subscribe, read, read)
}
