import type { TrialOf } from '../../service-view.ts'

export type Battery = TrialOf<'battery'>
export type Run = ReturnType<typeof discharge>

export type Night = { capacity: number; peak: number; hours: number }

type Store = { reserveShare: number; delivered: number; profile: number[] }

/** A hundredth of a kilowatt-hour: below it, nothing is missing but the precision of the sum. */
const nothing = 1e-5

/** Runs a battery, full at first, through the quarter-hours of a night. Energy in MWh, load in MW. */
export function discharge({ capacity, peak, hours }: Night, store: Store) {
  const reserve = capacity * store.reserveShare
  const charge = [capacity]
  const blocks = Array.from({ length: hours * 4 }, (_, place) => {
    const load = peak * (store.profile[Math.floor(place / 4)] ?? 0)
    const before = charge.at(-1)!
    const wanted = load / 4
    const given = Math.min(wanted, (before - reserve) * store.delivered)
    charge.push(before - given / store.delivered)
    return { load, wanted, given, isServed: wanted - given < nothing }
  })
  const need = blocks.reduce((sum, { wanted }) => sum + wanted, 0)
  const missing = blocks.reduce((sum, { wanted, given }) => sum + wanted - given, 0)
  const served = blocks.filter(({ isServed }) => isServed).length
  return {
    blocks,
    charge,
    reserve,
    need,
    missing: missing < nothing ? 0 : missing,
    served,
    spare: charge.at(-1)! - reserve,
    enough: need / store.delivered / (1 - store.reserveShare),
  }
}

/** The time of day so many quarter-hours after a full hour. */
export function clock(from: number, quarters: number) {
  const minutes = (from * 60 + quarters * 15) % (24 * 60)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
