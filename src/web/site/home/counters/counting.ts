const duration = 1000
const frame = 1000 / 60

/** Counts from 0 in a second, a step every 16.67 ms; returns a way to stop. */
export function countUp(to: number, tell: (value: number) => void): () => void {
  const start = performance.now()
  let request = 0
  function step(now: number) {
    const passed = Math.min(Math.floor((now - start) / frame) * frame, duration)
    const share = now - start >= duration ? 1 : Math.max(0, passed / duration)
    tell(Math.round(to * share))
    if (share < 1) request = requestAnimationFrame(step)
  }
  tell(0)
  request = requestAnimationFrame(step)
  return () => cancelAnimationFrame(request)
}
