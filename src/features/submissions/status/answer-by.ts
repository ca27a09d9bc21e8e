/** What a company promises who writes to it: an answer within so many working days. */
export type AnswerPromise = {
  days: number
  /** Days of every year on which nobody works besides Saturdays and Sundays, as MM-DD. */
  closedDays: string[]
  /** Where its days begin and end, such as Asia/Kolkata. */
  timeZone: string
}

const dayMs = 24 * 60 * 60 * 1000

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10)

function isWorked(moment: number, closedDays: string[]): boolean {
  const weekday = new Date(moment).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !closedDays.includes(isoDay(moment).slice(5))
}

/** The day that it is there at a moment. Canadians write it as ISO 8601 does. */
const dayIn = (timeZone: string, moment: string) =>
  Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(moment)))

/** That day as YYYY-MM-DD. */
export const dayThere = (timeZone: string, moment: string) => isoDay(dayIn(timeZone, moment))

/** The last day of the promise, as YYYY-MM-DD. The day on which it arrives doesn't count, whatever the hour. */
export function answerBy(
  receivedAt: string,
  { days, closedDays, timeZone }: AnswerPromise,
): string {
  let day = dayIn(timeZone, receivedAt)
  for (let left = days; left > 0;) {
    day += dayMs
    if (isWorked(day, closedDays)) left -= 1
  }
  return isoDay(day)
}
