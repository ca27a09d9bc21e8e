import { Changes } from '../../src/platform/db/changes.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { House } from './both-databases.ts'

/** The same house by another clock: all that it reads and writes is then. */
export const houseAt = <Some extends Pick<House, 'db' | 'engine'>>(house: Some, clock: Clock) => ({
  ...house,
  clock,
  changes: new Changes(house.db, house.engine, clock),
})

/** The same house so many milliseconds from now. */
export const houseIn = <Some extends Pick<House, 'db' | 'engine' | 'clock'>>(
  house: Some,
  ms: number,
) => houseAt(house, () => new Date(house.clock().getTime() + ms))
