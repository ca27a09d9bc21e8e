import type { JobPost } from '../../../features/jobs/job-schema.ts'
import { jobDetailWords } from './job-detail-words.ts'

export type DetailName = keyof typeof jobDetailWords.fields
export type DetailTexts = Record<DetailName, string>

/** The optional fields of a job, in the order of the form: those that have a label. */
export const detailNames = Object.keys(jobDetailWords.fields) as DetailName[]

/** A form that tells none of them. */
export const noDetails = Object.fromEntries(detailNames.map((name) => [name, ''])) as DetailTexts

const ofPay = ['payMin', 'payMax', 'payCurrency', 'payUnit'] as const
type PlainName = Exclude<DetailName, (typeof ofPay)[number]>
const isPlain = (name: DetailName): name is PlainName => !ofPay.some((one) => one === name)

/** Those that are one text in the form and one in the API. */
export const plainNames = detailNames.filter(isPlain)

export const detailsOfJob = ({ pay, ...job }: JobPost): DetailTexts => ({
  ...noDetails,
  ...Object.fromEntries(plainNames.map((name) => [name, job[name] ?? ''])),
  ...(pay && {
    payMin: String(pay.min),
    payMax: pay.max === undefined ? '' : String(pay.max),
    payCurrency: pay.currency,
    payUnit: pay.unit,
  }),
})

/** What has been changed, as the API takes it: only what is named is changed, and null takes a field away. */
export function changedDetails(texts: DetailTexts, before: DetailTexts): Record<string, unknown> {
  const named = plainNames.filter((name) => texts[name] !== before[name])
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

/** Commas part thousands or lakhs, and a point at most two decimals, which '50.000' isn't. */
const asAmount = /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2})?$/

/** What is no number is sent as it is, for the API to say so. */
function amount(text: string): number | string {
  const told = text.replace(/\s/g, '')
  return asAmount.test(told) ? Number(told.replaceAll(',', '')) : text
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
