import type { Errors } from './form-rules.ts'

/** What the server says to a form that came without JavaScript: everything typed, and what is wrong. */
export type FormAnswer = {
  values: Record<string, string>
  errors: Errors
  /** Beside no field. */
  message?: string
  /** The name of a file that must be chosen again: a page cannot choose one. */
  fileLost?: string
  /** Names this act of sending, so that pressing twice stores it once. */
  submissionId: string
}
