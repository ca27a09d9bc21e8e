import type { HomeWords } from '../../../features/documents/read/documents.ts'
import type { PostedAnswer } from '../../page-context.ts'
import type { FormService } from './send-form.ts'

export type Question = { a: number; b: number; challenge: string }

/** What the company says around the form. */
export type ContactCopy = Pick<HomeWords['contact'], 'intro' | 'steps'> & {
  heading: string
  stepsHeading: string
  /** The messaging app, with the first sentence already written, if the company has a number. */
  chat: { says: string; address?: string }
}

/** What the enquiry form needs to know. */
export type ContactFormView = {
  service: FormService
  labels: { phone: string; help: string; attachment: string; submit: string }
  /** The one that is chosen at first. */
  countryCode: string
  /** Offered before those that every form has, each with its country. */
  furtherCodes: [code: string, country: string][]
  consent: { version: string; text: string }
  answer?: PostedAnswer
}
