import type { Clock } from './clock.ts'

const halfDayOf = (moment: Date) => Math.floor(moment.getTime() / 43_200_000)

/**
 * Calls at each midnight of UTC and of UTC-12, where every day ends last, and soon after waking if the
 * machine slept then; gives back how to stop.
 */
export function eachMidnight(onMidnight: () => void, clock: Clock): () => void {
  let halfDay = halfDayOf(clock())
  const timer = setInterval(() => {
    const present = halfDayOf(clock())
    if (present === halfDay) return
    halfDay = present
    onMidnight()
  }, 10_000)
  timer.unref()
  return () => clearInterval(timer)
}
