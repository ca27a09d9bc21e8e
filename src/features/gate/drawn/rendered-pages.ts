import type { RenderedPage } from './rendered-page.ts'

/** Drafts that are judged together: what visitors would see once these were published. */
export type Run = {
  /** Of this judgement; what is read for it once is kept under it for a while. */
  id: string
  drafts: { id: string; kind: string }[]
}

/** Where pages are drawn to be judged; without a run as they are public. */
export type RenderedPages = {
  look: (path: string, run?: Run) => Promise<RenderedPage>
  /** Those of these paths that lead to a page; of the others it isn't known. */
  known: (paths: string[], run?: Run) => Promise<string[]>
  /** The pages that show the drafts, those that show them most first. */
  showing: (run: Run) => Promise<string[]>
}
