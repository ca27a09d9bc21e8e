import { z } from 'zod'
import { asciiDigits } from '../../platform/words/ascii-digits.ts'
import {
  emailAddress,
  line,
  personName,
  withoutUnseen,
  words,
} from '../submissions/receive/sent-text.ts'

const phone = 'Please give your phone number.'

/** Phones and word processors write dashes, signs and digits that are not those of ASCII. */
const plainly = (text: string) =>
  asciiDigits(withoutUnseen(text).normalize('NFKC')).replace(/[\p{Pd}\u2212]/gu, '-')

const phoneNumber = line('The phone number', 30, phone, plainly)
  .regex(/^(?:\+?\s?\(?|\(\+\s?)\d[\d\s()./-]*$/, {
    error: 'Please give the phone number in digits, without letters.',
  })
  .refine((text) => /^\d{4,15}$/.test(text.replace(/\D/g, '')), {
    error: 'A phone number has 4 to 15 digits.',
  })

let kept: { of: string; schema: ReturnType<typeof schemaWith> } | undefined

/**
 * `chosen` is the code of who does not say one: a form that leaves it out shows this one. What a schema judges
 * first makes it compile itself, which takes longer than judging: the same codes have the same schema.
 */
export function enquirySchema(codes: string[], chosen: string) {
  const of = [chosen, ...codes].join(' ')
  if (kept?.of !== of) kept = { of, schema: schemaWith(codes, chosen) }
  return kept.schema
}

const schemaWith = (codes: string[], chosen: string) =>
  z.object({
    name: personName,
    email: emailAddress,
    countryCode: z
      .string({ error: 'Please choose a country code.' })
      .trim()
      .refine((code) => codes.includes(code), {
        error: 'Please choose a country code from the list.',
      })
      .default(chosen),
    phoneNumber,
    page: z
      .string()
      .regex(/^\/(?!\/)[^\s\\]{0,499}$/)
      .optional()
      // The sender doesn't see it, and couldn't mend it.
      .catch(undefined)
      .describe('The page of ours whose words led to the form.'),
    help: words('Your message', 5000, 'Please tell us how we can help.'),
  })

export type Enquiry = z.infer<ReturnType<typeof enquirySchema>>
