import { createContext, use } from 'react'
import type { Finding } from '../../../features/gate/finding.ts'
import type { CanvasState } from './canvas/canvas-state.ts'
import type { OpenCanvas } from './canvas/open-canvas.ts'
import type { Field } from './fields/field-path.ts'
import type { OpenDocuments } from './fields/open-schemas.ts'
import type { EditorModel, ModelState } from './model/editor-model.ts'

/** What the parts of the editor share. */
export type Editing = {
  model: EditorModel
  saved: ModelState
  documents: OpenDocuments
  canvas: OpenCanvas | undefined
  shown: CanvasState
  /** How much smaller than itself the page is shown. */
  scale: number
  /** Opens what a field is chosen with: a picture, a link, a document. */
  pick: (field: Field) => void
  /** The field whose form stands at its place, where it can't be written in the words of the page. */
  inline: Field | undefined
  openInline: (field: Field) => void
  openPanel: (field: Field) => void
  /** Chooses a field on the page, or in the panel where the page does not show it. */
  goToField: (field: Field) => void
  /** Goes to where something was found, on whichever page that is. */
  goToFinding: (finding: Finding) => void
  openShelf: (list: Field, at: number) => void
  /** Goes to an address that the page names. */
  follow: (address: string, isAside: boolean) => void
  /** The style sheets of the page in the frame. */
  pageSheets: () => string[]
  say: (sentence: string) => void
  /** Has the page drawn anew, with what is saved. */
  redraw: () => void
  /** What to choose on the page once it has been drawn anew. */
  chooseNext: (field: Field) => void
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('useEditing needs the editor around it.')
  return editing
}
