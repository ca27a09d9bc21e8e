import { readFileSync } from 'node:fs'

/** Loaded before a site: its clock is off by the milliseconds in the file CLOCK_OFFSET. */
const Real = Date
const offset = () => Number(readFileSync(process.env.CLOCK_OFFSET, 'utf8')) || 0
const now = () => Real.now() + offset()

globalThis.Date = class Date extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given))
  }

  static now() {
    return now()
  }
}
