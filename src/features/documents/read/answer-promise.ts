import type { Documents } from './documents.ts'

/** Within how many working days a company answers, and when nobody works; two, while it has not said. */
export function answerPromise(
  { company: { answers } }: Pick<Documents, 'company'>,
  kind: 'enquiry' | 'application',
) {
  const days = kind === 'enquiry' ? answers?.enquiryDays : answers?.applicationDays
  return {
    days: days ?? 2,
    closedDays: answers?.closedDays ?? [],
    timeZone: timeZoneOf({ answers }),
  }
}

/** By which clock a company tells the time; UTC, while it has not said. */
export const timeZoneOf = ({ answers }: Pick<Documents['company'], 'answers'>) =>
  answers?.timeZone ?? 'UTC'
