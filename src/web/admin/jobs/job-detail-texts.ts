import type { JobPost } from '../../../features/jobs/job-schema.ts'

/** The optional fields of a job as they stand in a form; what is empty is not told. */
export const noDetails = {
  employmentType: '',
  workplace: '',
  department: '',
  city: '',
  region: '',
  country: '',
  payMin: '',
  payMax: '',
  payCurrency: '',
  payUnit: '',
  validThrough: '',
}

export type DetailTexts = typeof noDetails
export type DetailName = keyof DetailTexts

export const detailNames = Object.keys(noDetails) as DetailName[]

const plain = [
  'employmentType',
  'workplace',
  'department',
  'city',
  'region',
  'country',
  'validThrough',
] as const
const ofPay = ['payMin', 'payMax', 'payCurrency', 'payUnit'] as const

export const detailsOfJob = ({ pay, ...job }: JobPost): DetailTexts => ({
  ...noDetails,
  ...Object.fromEntries(plain.map((name) => [name, job[name] ?? ''])),
  ...(pay && {
    payMin: String(pay.min),
    payMax: pay.max === undefined ? '' : String(pay.max),
    payCurrency: pay.currency,
    payUnit: pay.unit,
  }),
})

/** What has been changed, as the API takes it: only what is named is changed, and null takes a field away. */
export function changedDetails(texts: DetailTexts, before: DetailTexts): Record<string, unknown> {
  const named = plain.filter((name) => texts[name] !== before[name])
  const changed: Record<string, unknown> = Object.fromEntries(
    named.map((name) => [name, spelled(name, texts[name])]),
  )
  if (ofPay.some((name) => texts[name] !== before[name])) changed.pay = payOf(texts)
  return changed
}

const spelled = (name: DetailName, text: string) => {
  const told = text.trim()
  return (name === 'country' ? told.toUpperCase() : told) || null
}

function payOf({ payMin, payMax, payCurrency, payUnit }: DetailTexts) {
  if (![payMin, payMax, payCurrency, payUnit].some((text) => text.trim())) return null
  return {
    currency: payCurrency.trim().toUpperCase(),
    min: amount(payMin),
    ...(payMax.trim() ? { max: amount(payMax) } : {}),
    unit: payUnit,
  }
}

/** What is no number is sent as it is, for the API to say so. */
function amount(text: string): number | string {
  const plainly = text.replace(/[\s,]/g, '')
  return /^-?\d+(\.\d+)?$/.test(plainly) ? Number(plainly) : text
}

const saidOf: Partial<Record<DetailName, string[]>> = {
  payMin: ['pay.min', 'pay'],
  payMax: ['pay.max'],
  payCurrency: ['pay.currency'],
  payUnit: ['pay.unit'],
}

/** What the API says of a field of the form. */
export const detailError = (errors: Record<string, string>, name: DetailName) =>
  (saidOf[name] ?? [name]).map((path) => errors[path]).find(Boolean)
