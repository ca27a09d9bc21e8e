import { expect, test } from 'vitest'
import { sampleTrial } from '../../../../../test/sample/sample-trials.ts'
import { judgeThreshold, toHundredths } from './judge-threshold.ts'

const thresholdTrial = sampleTrial('threshold')
const kite = thresholdTrial.cases.find(({ score }) => score === 0.89)!

const at = (threshold: number) => judgeThreshold(thresholdTrial, threshold)

test('PROD-1: a score at the threshold passes', () => {
  expect(at(0.89).passes).toContain(kite)
  expect(at(0.9).waits).toContain(kite)
})

test('PROD-1: the signed rule holds from 0.90 to 0.93 and nowhere else', () => {
  const { least, most, step } = thresholdTrial.range
  const open: number[] = []
  for (let value = least; value <= most + step / 2; value += step)
    if (at(toHundredths(value)).verdict === 'open') open.push(toHundredths(value))
  expect(open).toEqual([0.9, 0.91, 0.92, 0.93])
})

test('PROD-1: below it a wrong answer acts alone, above it the desk drowns', () => {
  expect(at(0.5).verdict).toBe('harm')
  expect(at(0.5).waits).toEqual([])
  expect(at(1).verdict).toBe('queue')
  expect(at(1).passes).toEqual([])
})

test('PROD-1: every report stands on one side, the surest first', () => {
  for (const threshold of [0.5, 0.7, 0.92, 1]) {
    const { passes, waits } = at(threshold)
    expect([...passes, ...waits]).toEqual(thresholdTrial.cases)
  }
})
