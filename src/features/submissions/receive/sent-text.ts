import { z } from 'zod'
import { isShowable } from '../../../platform/words/is-showable.ts'

const turning = /[\u202A-\u202E\u2066-\u2069]/
const visible = /[^\p{C}\p{Z}]/u

/** Slides, PDFs and word processors leave marks that nobody sees in what is copied: breaks of their own, and others. */
const withoutMarks = (text: string) =>
  text
    .replace(/\r\n?|[\v\f\u0085]/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0001-\u0008\u000e-\u001f\u007f-\u009f]/g, '')

/** What somebody wrote, in any script; `missing` says what is asked for. */
export function words(name: string, most: number, missing: string) {
  return z
    .string({ error: missing })
    .overwrite((text) => withoutMarks(text).trim())
    .regex(visible, { error: missing })
    .max(most, { error: `${name} has at most ${most.toLocaleString('en')} characters.` })
    .refine(isShowable, {
      error: `${name} contains a character that cannot be shown.`,
    })
}

export const line = (name: string, most: number, missing: string) =>
  words(name, most, missing)
    .regex(/^[^\n\t\u2028\u2029]*$/, { error: `${name} must be a single line.` })
    .refine((text) => !turning.test(text), {
      error: `${name} contains a character that cannot be shown.`,
    })

const oneAddress = 'Please give one email address, such as you@example.com.'

export const emailAddress = line('The email address', 254, 'Please give your email address.').regex(
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i,
  { error: oneAddress },
)

export const personName = line('Your name', 120, 'Please give your name.')

/** Two spellings of one address are one person here. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase()
