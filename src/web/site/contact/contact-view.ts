import type { PostedAnswer } from '../../page-context.ts'
import type { FormService } from './send-form.ts'

export type Question = { a: number; b: number; challenge: string }

/** What the enquiry form needs to know. */
export type ContactFormView = {
  service: FormService
  /** The one that is chosen at first. */
  countryCode: string
  /** Offered before those that every form has, each with its country. */
  furtherCodes: [code: string, country: string][]
  consent: { version: string; text: string }
  answer?: PostedAnswer
}
