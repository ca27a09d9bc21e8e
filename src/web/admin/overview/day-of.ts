const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** A date such as 2026-11-16, which is the same day in every time zone. */
export const dayOf = (date: string, length: 'short' | 'long') =>
  (length === 'short' ? short : long).format(new Date(date))
