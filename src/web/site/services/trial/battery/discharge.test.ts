import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTrial } from '../../../../../../test/sample/sample-trials.ts'
import { clock, discharge } from './discharge.ts'

const batteryTrial = sampleTrial('battery')
const { fields, from } = batteryTrial
const { capacity, peak, hours } = fields
const start = { capacity: capacity.start, peak: peak.start, hours: hours.start }

test('the night the page is drawn with fails for its last three quarters of an hour', () => {
  const { need, missing, served, blocks, enough } = discharge(start, batteryTrial)
  expect([need, missing, enough].map((value) => value.toFixed(1))).toEqual([
    '109.8',
    '7.2',
    '128.4',
  ])
  expect([served, blocks.length, clock(from, served)]).toEqual([45, 48, '05:15'])
})

test('a battery of the size asked for holds, with nothing to spare', () => {
  const { enough } = discharge(start, batteryTrial)
  const night = discharge({ ...start, capacity: enough }, batteryTrial)
  expect(night.missing).toBe(0)
  expect(night.spare).toBeCloseTo(0)
})

test('there is a load for each hour of the longest night', () => {
  expect(batteryTrial.profile).toHaveLength(hours.most)
})

test('for any night, what is given and missing is what was wanted, and the reserve is never touched', () => {
  const between = ({ least, most }: typeof hours) => fc.integer({ min: least, max: most })
  fc.assert(
    fc.property(between(capacity), between(peak), between(hours), (size, load, length) => {
      const night = { capacity: size, peak: load, hours: length }
      const { blocks, charge, need, missing, reserve, served, enough } = discharge(
        night,
        batteryTrial,
      )
      const given = blocks.reduce((sum, block) => sum + block.given, 0)
      expect(given + missing).toBeCloseTo(need)
      expect(Math.min(...charge)).toBeGreaterThanOrEqual(reserve - 1e-9)
      expect((size - charge.at(-1)!) * batteryTrial.delivered).toBeCloseTo(given)
      expect(missing === 0).toBe(served === blocks.length)
      if (Math.abs(size - enough) > 1e-3) expect(missing === 0).toBe(size > enough)
    }),
  )
})

test('the clock goes past midnight', () => {
  expect([clock(18, 0), clock(18, 25), clock(18, 56)]).toEqual(['18:00', '00:15', '08:00'])
})
