import type { Bounds } from './bounds.ts'

/** The groups of the file: #d the drawing, #s its running signal, #n its callouts. */
export interface Groups {
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
}

export interface DrawingWords {
  id: string
  title: string
  description: string
}
