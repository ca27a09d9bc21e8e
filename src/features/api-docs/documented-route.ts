import type { z } from 'zod'
import type { Permission } from '../staff/permission.ts'

export type DocumentedRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{names}` in the place of what varies. */
  path: string
  does: string
  /** What comes back when it went well. */
  answer: string
  status?: number
  /** The permission that it asks for, or the token of the figures; else everybody may. */
  may?: Permission | 'metrics token'
  /** Whether it answers with pages, refusals too. */
  isPage?: boolean
  query?: Record<string, string>
  body?: z.ZodType
  form?: SentForm
  limits?: string[]
  refusals?: Record<number, string>
}

/** The fields of a form: those of a schema, others in words, and files. */
type SentForm = {
  fields?: z.ZodType
  texts?: Record<string, string>
  files?: Record<string, string>
  required?: string[]
}

/** What is dear may be asked for only so often. */
export const tooOften = { 429: 'Asked for too often; `Retry-After` says for how long to wait.' }
