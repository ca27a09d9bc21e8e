import { refusals } from './problem.ts'

/** The moment itself, or just after `before` where the clock has been set back since. */
export const laterThan = (before: string, moment: string): string =>
  moment > before ? moment : new Date(Date.parse(before) + 1).toISOString()

/** Nothing goes out later than this: whoever asks for it has mistyped a year. */
const farthest = 5 * 366 * 86_400_000

export const isTooFar = (moment: string, now: string) =>
  Date.parse(moment) > Date.parse(now) + farthest

export const momentRefusals = refusals({
  'moment-too-far': [400, 'This moment is more than five years away. Choose an earlier one.'],
})
