import type { FieldSchema } from '../../content-form/content-schema.ts'
import type { Field } from '../fields/field-path.ts'
import type { EditorModel, Later } from '../model/editor-model.ts'
import type { Spot } from './spots.ts'

export type CanvasState = {
  spots: Spot[]
  hovered?: Spot | undefined
  chosen?: Spot | undefined
  isWriting: boolean
  /** How often a document was opened: what is shown of them is worked out anew. */
  opened: number
  /** What is written in the field now, while one writes. */
  words: string
}

export type CanvasStore = ReturnType<typeof openStore>

/** What the canvas shows at the moment; the same object until something is otherwise. */
export function openStore() {
  let state: CanvasState = { spots: [], isWriting: false, opened: 0, words: '' }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change: Partial<CanvasState>) {
      const entries = Object.entries(change) as [keyof CanvasState, unknown][]
      if (entries.every(([name, value]) => state[name] === value)) return
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The part of the model that the page needs. */
export type Documents = {
  open: (kind: Field['kind'], id: string) => Promise<void>
  valueAt: (field: Field) => unknown
  set: (field: Field, value: unknown, how?: { typing?: boolean }) => void
  remember: EditorModel['remember']
  mayChange: (field: Field) => boolean
  schemaOf: (field: Field) => FieldSchema | undefined
  nameOf: (field: Field) => string
  isOptional: (field: Field) => boolean
}

/** What happens on the page and is done elsewhere. */
export type CanvasTold = {
  onLink: (address: string, isAside: boolean) => void
  /** A field without words of its own here: a picture, or what the page has changed. */
  onForm: (spot: Spot) => void
  onPicture: (spot: Spot) => void
  onEscape: () => void
  onUndo: () => void
  onRedo: () => void
  onMove: (spot: Spot, by: -1 | 1) => void
  onSubmit: () => void
  onMoved: (pathname: string) => void
  /** What was pasted makes more of a field or list than words; `next` is where one goes on. */
  onPasted: (field: Field, value: unknown, next: Field) => void
  /** Words of the field are shown in a way that only a new page can show. */
  onStale: () => void
}

export type Canvas = {
  window: Window & typeof globalThis
  store: CanvasStore
  documents: Documents
  told: CanvasTold & { /** What was chosen can’t be read. */ onUnread: (error: unknown) => void }
  /** What the fields of this page are called by now. */
  later: Later
}
