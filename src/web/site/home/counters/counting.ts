const duration = 1000
const frame = 1000 / 60

/** Counts from 0 in a second, a step every 16.67 ms; returns a way to stop. */
export function countUp(to: number, tell: (value: number) => void): () => void {
  const start = performance.now()
  let request = 0
  function step(now: number) {
    const passed = Math.max(0, now - start)
    // A figure such as 4.9 is not rounded in the end.
    if (passed >= duration) return tell(to)
    tell(Math.round((to * Math.floor(passed / frame) * frame) / duration))
    request = requestAnimationFrame(step)
  }
  tell(0)
  request = requestAnimationFrame(step)
  return () => cancelAnimationFrame(request)
}
