import { performance } from 'node:perf_hooks'
import { threadCpuUsage } from 'node:process'

const lookEachMs = 100
const busyFrom = 0.8
const longestRestMs = 200

/** Says from now on, for other threads to see, whether the main thread has its hands full. */
export function watchMainLoad(hands: Int32Array) {
  let last = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    Atomics.store(hands, 0, utilization > busyFrom ? 1 : 0)
  }, lookEachMs).unref()
}

/**
 * With more threads than cores, rendering takes time from the main thread, which sends ready pages.
 * While the main thread is busy, a rendering thread pauses for as long as it has worked.
 */
export function yieldToMain(hands: Int32Array) {
  let before = threadCpuUsage()
  return () => {
    const { user, system } = threadCpuUsage(before)
    const workedMs = (user + system) / 1000
    if (Atomics.load(hands, 0) === 1) Atomics.wait(hands, 0, 1, Math.min(workedMs, longestRestMs))
    before = threadCpuUsage()
  }
}
