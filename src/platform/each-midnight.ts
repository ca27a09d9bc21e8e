const halfDayOf = (moment: number) => Math.floor(moment / 43_200_000)

/**
 * Calls at each midnight of UTC and of UTC-12, where every day ends last, and soon after waking if the
 * machine slept then; gives back how to stop.
 */
export function eachMidnight(onMidnight: () => void, now: () => number = Date.now): () => void {
  let halfDay = halfDayOf(now())
  const timer = setInterval(() => {
    const present = halfDayOf(now())
    if (present === halfDay) return
    halfDay = present
    onMidnight()
  }, 10_000)
  timer.unref()
  return () => clearInterval(timer)
}
