export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** What a card needs of a finished drawing. */
export interface Drawing {
  /** What the marks take up, without the plan underneath and the callouts. */
  bare: Bounds
  groups: { drawing: string; run: string }
}
