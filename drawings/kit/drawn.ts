import type { Bounds } from '../../src/drawings/picture-list.ts'
import type { Extent } from './depth-order.ts'
import type { Mark } from './mark.ts'

/** The groups of the file: #d the drawing, #s its running signal, #n its callouts. */
interface Groups {
  drawing: string
  run: string
  notes: string
}

export interface Drawing {
  id: string
  title: string
  description: string
  /** The sheet, in whole units. */
  frame: Bounds
  /** What the marks on it take up. */
  drawn: Bounds
  /** The same without the plan underneath and the callouts. */
  bare: Bounds
  groups: Groups
  /** What the callouts say, for the caption that stands in for them. */
  notes: string[]
  /** Those of them that lie on the drawing or on each other. */
  crowded?: () => string[]
  /** The scene as a part of a larger one: what stands on its ground, and the room that takes. */
  part?: () => { room: Extent; marks: Mark[] }
  /** The scene with a part of it marked, by the places of what was built: from near, or whole. */
  detail?: (words: DrawingWords, chosen: readonly number[], isWhole?: boolean) => Drawing
  /** Seen from near, the pen is no thicker. */
  isNear?: true
}

export interface DrawingWords {
  id: string
  title: string
  description: string
}
