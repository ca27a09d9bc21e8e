import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const usual = { lookEachMs: 5000, restFrom: 32 * 1024 * 1024 }
const idleBelow = 0.1
const grown = 1.25

/**
 * A heap that a burst has stretched stays so: V8 collects when memory is asked for, and then nobody asks
 * any more. A thread that has nothing to do collects once, and the system has its memory back.
 */
export function giveMemoryBack({ lookEachMs, restFrom } = usual) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: object) => void
  let last = performance.eventLoopUtilization()
  let kept = 0
  return setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (utilization > idleBelow || held() < Math.max(restFrom, grown * kept)) return
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    kept = held()
  }, lookEachMs).unref()
}

/** Of this thread, with what lies outside of its heap, such as the bytes of pages. */
function held(): number {
  const { total_heap_size: heap, external_memory: outside } = getHeapStatistics()
  return heap + outside
}
