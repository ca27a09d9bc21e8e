const parts: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
}

const format = new Intl.DateTimeFormat('en-GB', parts)

function partsOf(day: string) {
  const found = format.formatToParts(new Date(day)).map(({ type, value }) => [type, value])
  return Object.fromEntries(found) as Record<string, string>
}

/** A day on its own: 23 November 2026. Put together here, as browsers differ in their commas. */
export function dayOf(isoDay: string): string {
  const { day, month, year } = partsOf(isoDay)
  return `${day}\u00a0${month} ${year}`
}

/** A day within a sentence: Wednesday 25 November 2026. */
export const weekdayOf = (isoDay: string) => `${partsOf(isoDay).weekday} ${dayOf(isoDay)}`
