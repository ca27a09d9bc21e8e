const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A moment as a reader says it, such as 18 September 2026; '' for what is none. */
export function postDate(moment: string | undefined): string {
  const time = Date.parse(moment ?? '')
  return Number.isNaN(time) ? '' : format.format(time)
}
