import { expect, test } from 'vitest'
import { caseStudies } from '../../../../content/cases/all-cases.ts'
import { weekBars } from './week-bars.ts'

test('WORK-3: steps stand on a scale of their weeks', () => {
  expect(weekBars(['1–3', '3–6', '12'])).toEqual([
    { from: 0, to: 25 },
    { from: 16.7, to: 50 },
    { from: 91.7, to: 100 },
  ])
})

test('WORK-3: the steps of every case can be drawn', () => {
  for (const { work } of caseStudies)
    for (const { from, to } of weekBars(work.steps.map(({ weeks }) => weeks))) {
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeGreaterThan(from)
      expect(to).toBeLessThanOrEqual(100)
    }
})
