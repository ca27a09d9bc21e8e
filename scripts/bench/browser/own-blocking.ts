type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** How long the thread itself was at work in it, not counting what it waited for a processor. */
  tdur?: number
  args: { data?: { documentLoaderURL?: string } }
}

const slower = 4
const allowed = 50

/**
 * Blocking time of a page as Lighthouse has it, but by what the page's own thread did: on a machine with few cores, half
 * of a task's length is that of others. In milliseconds.
 */
export function ownBlocking(events: TraceEvent[], url: string): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  const painted = events.find(
    ({ name, pid }) => name === 'firstContentfulPaint' && pid === start?.pid,
  )
  if (!start || !painted) throw new Error(`The trace has no paint of ${url}`)
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      name.endsWith('RunTask') &&
      ph === 'X' &&
      pid === start.pid &&
      tid === start.tid &&
      ts + dur > painted.ts,
  )
  const beyond = tasks.map(({ tdur = 0 }) => (tdur / 1000) * slower - allowed)
  return beyond.reduce((sum, one) => sum + Math.max(0, one), 0)
}
