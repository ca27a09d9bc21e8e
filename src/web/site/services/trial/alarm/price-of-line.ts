import type { TrialOf } from '../../service-view.ts'

export type Alarm = TrialOf<'alarm'>

export type ScoreBin = Alarm['bins'][number]

export type Prices = { missed: number; needless: number }

const total = (bins: ScoreBin[], of: keyof ScoreBin) => bins.reduce((sum, bin) => sum + bin[of], 0)

/** What a day costs when the bins from a place on are acted upon and those before it are not. */
export function priceOfLine(bins: ScoreBin[], from: number, prices: Prices) {
  const missed = total(bins.slice(0, from), 'late')
  const needless = total(bins.slice(from), 'onTime')
  return { missed, needless, cost: missed * prices.missed + needless * prices.needless }
}

/** The cheapest place for the line; of several, the one that acts least. */
export function cheapestLine(bins: ScoreBin[], prices: Prices) {
  let best = bins.length
  for (let from = bins.length; from >= 0; from--)
    if (priceOfLine(bins, from, prices).cost < priceOfLine(bins, best, prices).cost) best = from
  return best
}

/** A price as typed; what is no price counts as none. */
export const toPrice = (typed = '') => Math.min(Math.max(Number(typed) || 0, 0), 999_999)
