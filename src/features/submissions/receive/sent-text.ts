import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { isShowable } from '../../../platform/words/is-showable.ts'

const turning = /[\u202A-\u202E\u2066-\u2069]/
/** Some letters, and a pattern of Braille, are blank. */
const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Slides, PDFs and word processors leave marks that nobody sees in what is copied: breaks of their own, and others. */
const withoutMarks = (text: string) =>
  text
    .replace(/\r\n?|[\v\f\u0085]/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0001-\u0008\u000e-\u001f\u007f-\u009f]/g, '')

/** Address books wrap numbers and addresses in marks that keep them from being turned around; copies have them. */
export const withoutUnseen = (text: string) => withoutMarks(text).replace(/\p{Cf}/gu, '')

/** What somebody wrote, in any script; `missing` says what is asked for. */
export function words(name: string, most: number, missing: string, tidy = withoutMarks) {
  return z
    .string({ error: missing })
    .overwrite((text) => tidy(text).trim())
    .regex(visible, { error: missing })
    .max(most, { error: `${name} has at most ${most.toLocaleString('en')} characters.` })
    .refine(isShowable, {
      error: `${name} contains a character that cannot be shown.`,
    })
}

export const line = (name: string, most: number, missing: string, tidy = withoutMarks) =>
  words(name, most, missing, tidy)
    .regex(/^[^\n\t\u2028\u2029]*$/, { error: `${name} must be a single line.` })
    .refine((text) => !turning.test(text), {
      error: `${name} contains a character that cannot be shown.`,
    })

const oneAddress = 'Please give one email address, such as you@example.com.'

const longestAddress = 254
const foreignDomain = /^(?!\p{ASCII}*$)[\p{L}\p{M}\p{N}.-]+$/u

/** Mail servers know a domain of another alphabet by its ASCII name alone; not every browser writes that itself. */
function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1
  const domain = address.slice(start).trim()
  if (address.length > longestAddress || !foreignDomain.test(domain)) return address
  return address.slice(0, start) + domainToASCII(domain)
}

export const emailAddress = line(
  'The email address',
  longestAddress,
  'Please give your email address.',
  (text) => withAsciiDomain(withoutUnseen(text)),
).regex(
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i,
  { error: oneAddress },
)

export const personName = line('Your name', 120, 'Please give your name.')

/** Two spellings of one address are one person here. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase()
