import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTrial } from '../../../../../../test/sample/sample-trials.ts'
import { cheapestLine, priceOfLine, toPrice } from './price-of-line.ts'

const alarmTrial = sampleTrial('alarm')
const { bins, stops, start } = alarmTrial
const at = (line: number) => priceOfLine(bins, stops.indexOf(line), start)

test('the day is the one the page tells of: 4,100 pallets, 80 late', () => {
  const late = bins.reduce((sum, bin) => sum + bin.late, 0)
  const onTime = bins.reduce((sum, bin) => sum + bin.onTime, 0)
  expect([late + onTime, late, bins.length]).toEqual([4100, 80, stops.length - 1])
})

test('the scores are calibrated: in each bin about as many are late as its scores say', () => {
  for (const [place, { late, onTime }] of bins.entries()) {
    const share = (late / (late + onTime)) * 100
    if (place) expect(share).toBeGreaterThanOrEqual(stops[place]!)
    expect(share).toBeLessThanOrEqual(stops[place + 1]!)
  }
})

test('at the prices of the page the line belongs near 4%, and habit’s 50% costs a lakh more', () => {
  expect(stops[cheapestLine(bins, start)]).toBe(4)
  expect(at(4)).toEqual({ missed: 32, needless: 382, cost: 192_320 })
  expect(at(50)).toEqual({ missed: 73, needless: 3, cost: 299_780 })
  expect(alarmTrial.tableLines.every((line) => stops.includes(line))).toBe(true)
})

test('for any prices no line is cheaper than the cheapest, and none as cheap acts less', () => {
  const price = fc.integer({ min: 0, max: 99_999 })
  fc.assert(
    fc.property(price, price, (missed, needless) => {
      const best = cheapestLine(bins, { missed, needless })
      const cost = (from: number) => priceOfLine(bins, from, { missed, needless }).cost
      for (let from = 0; from <= bins.length; from++) {
        expect(cost(from)).toBeGreaterThanOrEqual(cost(best))
        if (from > best) expect(cost(from)).toBeGreaterThan(cost(best))
      }
    }),
  )
})

test('what is no price counts as none', () => {
  expect(['160', '', '-4', 'x', '1e9', undefined].map(toPrice)).toEqual([160, 0, 0, 0, 999_999, 0])
})
