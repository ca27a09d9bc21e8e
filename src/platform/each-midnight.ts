const dayOf = (moment: number) => Math.floor(moment / 86_400_000)

/** Calls at each midnight of UTC, and soon after waking if the machine slept then; gives back how to stop. */
export function eachMidnight(onMidnight: () => void, now: () => number = Date.now): () => void {
  let day = dayOf(now())
  const timer = setInterval(() => {
    const today = dayOf(now())
    if (today === day) return
    day = today
    onMidnight()
  }, 10_000)
  timer.unref()
  return () => clearInterval(timer)
}
