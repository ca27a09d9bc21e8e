const hour = 3_600_000
const day = 24 * hour

/** A time zone that this machine knows, or UTC. */
export function knownZone(zone: unknown): string {
  if (typeof zone !== 'string' || zone.length > 60) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

type Weeks = { today: string; starts: string[]; days: string[] }

/**
 * When today began where somebody is, and each of the last weeks, this one included: at midnight
 * before Monday by the clocks of that place, whatever they did in between. `days` are those Mondays.
 */
export function weeksUntil(now: Date, zone: string, count: number): Weeks {
  const clock = clockIn(zone)
  const today = dayOn(clock(now.getTime()))
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day
  const mondays = Array.from({ length: count }, (_, week) => monday - (count - 1 - week) * 7 * day)
  const began = (date: number) => new Date(midnightOf(date, clock)).toISOString()
  return {
    today: began(today),
    starts: mondays.map(began),
    days: mondays.map((date) => new Date(date).toISOString().slice(0, 10)),
  }
}

/** What a clock on the wall shows at a moment, as if it were UTC. */
function clockIn(zone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (moment: number): number => {
    const shown = format.formatToParts(moment)
    const [year, month, date, hours, minutes, seconds] = (
      ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
    ).map((type) => Number(shown.find((part) => part.type === type)?.value)) as number[]
    return Date.UTC(year!, month! - 1, date!, hours, minutes, seconds)
  }
}

const dayOn = (shown: number) => Math.floor(shown / day) * day

/** The first moment of a date; where clocks leap over midnight, the first after the leap. */
function midnightOf(date: number, clock: (moment: number) => number): number {
  const guess = date - (clock(date) - date)
  const moment = date - (clock(guess) - guess)
  return dayOn(clock(moment)) < date ? moment + hour : moment
}
