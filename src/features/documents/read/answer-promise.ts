import type { Documents } from './documents.ts'

/** Within how many working days a company answers, and when nobody works; two, while it has not said. */
export function answerPromise(
  { company: { answers } }: Pick<Documents, 'company'>,
  kind: 'enquiry' | 'application',
) {
  const days = kind === 'enquiry' ? answers?.enquiryDays : answers?.applicationDays
  const { closedDays = [], timeZone = 'UTC' } = answers ?? {}
  return { days: days ?? 2, closedDays, timeZone }
}
