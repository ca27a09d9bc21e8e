import { z } from 'zod'
import { line } from './job-text.ts'

const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
] as const

const workplaces = ['on-site', 'hybrid', 'remote'] as const

const payUnits = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const

const oneOf = <const Choice extends readonly string[]>(name: string, choices: Choice) =>
  z.enum(choices, { error: `${name} must be one of ${choices.join(', ')}.` })

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Regions to the runtime, countries to nobody: unions, and what stands for no place. */
const noCountry = /^(EU|EZ|QO|UN|XA|XB|ZZ)$/

const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !noCountry.test(code) && countries.of(code) !== undefined

/** People write UK; the code that search engines know is GB. */
const standardCode = (code: string) =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.Locale(`und-${code}`).region ?? code) : code

const amount = (name: string) =>
  z
    .number({ error: `${name} must be a number.` })
    .positive({ error: `${name} must be more than zero.` })
    .max(1e12, { error: `${name} is too large.` })

const notACurrency = 'The currency must be a code of three letters, such as INR.'

const pay = z
  .object(
    {
      currency: z
        .string({ error: notACurrency })
        .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
          error: notACurrency,
        }),
      min: amount('The lowest pay'),
      max: amount('The highest pay').optional(),
      unit: oneOf('The unit of pay', payUnits),
    },
    { error: 'Pay is an object with currency, min, max and unit.' },
  )
  .refine(({ min, max }) => max === undefined || max >= min, {
    error: 'The highest pay must not be less than the lowest.',
  })

/** What a job may say of itself beside its five texts, for search engines, filters and feeds. */
export const detailFields = {
  employmentType: oneOf('Employment type', employmentTypes).nullish(),
  workplace: oneOf('Workplace', workplaces).nullish(),
  country: z
    .string({ error: 'Country must be text.' })
    .overwrite(standardCode)
    .refine(isCountry, { error: 'Country must be a code of two letters, such as IN.' })
    .nullish(),
  region: line('region', 80).nullish(),
  city: line('city', 80).nullish(),
  streetAddress: line('street address', 120).nullish(),
  postalCode: line('postal code', 20).nullish(),
  department: line('department', 80).nullish(),
  pay: pay.nullish(),
}

export const validThrough = z.iso
  .date({ error: 'The last day must be a date such as 2026-12-31.' })
  .nullish()

export const jobState = oneOf('State', ['open', 'closed', 'draft'] as const).optional()

export const jobSlug = z
  .string({ error: 'The address must be text.' })
  .max(80, { error: 'The address has at most 80 characters.' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'The address has lower-case letters, figures and single hyphens.',
  })
  .optional()

type Given = z.infer<z.ZodObject<typeof detailFields>>

export type JobDetails = { [Name in keyof Given]?: NonNullable<Given[Name]> }

export type Pay = NonNullable<JobDetails['pay']>
