/** Comes back as soon as the line is there again; where it never went, after a pause. */
export function backOnline(pauseMs: number, signal: AbortSignal): Promise<void> {
  const due = navigator.onLine ? Date.now() + pauseMs : 0
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!signal.aborted && (!navigator.onLine || Date.now() < due)) return
      clearInterval(timer)
      resolve()
    }, 500)
  })
}
