import type { Role } from '../staff/roles.ts'

/** What a preview draws: everything as it is edited, one version of a document among it, or what was kept for a shared link. */
export type PreviewState = {
  /** Each word carries where it comes from, for the editor. */
  isMarked?: boolean
  /** One document as it was after a change. */
  revision?: { id: string; change: string }
  /** Only these drafts; all else as visitors see it. */
  drafts?: string[]
  /** Of who looks: drafts that it may not change are not shown to it either. */
  role?: Role
  /** What a shared link shows, by its id. */
  shared?: string
}
