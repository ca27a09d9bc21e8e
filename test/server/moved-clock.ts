import { mkdtempSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inject } from 'vitest'

/** The clock of a site that can be set while it runs; timers go on as they do when a machine's clock is set. */
export function movedClock() {
  const file = join(mkdtempSync(join(inject('scratch'), 'clock-')), 'offset')
  const set = (ms: number) => writeFileSync(file, String(ms))
  set(0)
  const preload = resolve('test/server/move-clock.mjs')
  return { set, environment: { NODE_OPTIONS: `--import ${preload}`, CLOCK_OFFSET: file } }
}
