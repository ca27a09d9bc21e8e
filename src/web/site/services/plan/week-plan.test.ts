import { expect, test } from 'vitest'
import { markOf } from '../../../../features/documents/marks/marks.ts'
import { sample } from '../../../../../test/sample/sample-documents.ts'
import { planned, weekPlan } from './week-plan.ts'

const drawn = (...sayings: string[]) =>
  weekPlan(sayings).bars.map(({ from, length, isOpen }) => [from, length, isOpen])

test('SERV-1: steps stand on a scale of their weeks', () => {
  const { unit, marks, bars } = weekPlan(['Weeks 1–3', 'Weeks 3–6', 'Week 7', 'Weeks 8-10'])
  expect(unit).toBe('week')
  expect(marks).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  expect(bars.map(({ from, length }) => [from, length])).toEqual([
    [0, 30],
    [20, 40],
    [60, 10],
    [70, 30],
  ])
})

test('SERV-1: a plan in days is drawn in days, and days beside weeks are fifths of one', () => {
  expect(weekPlan(['Days 1–3', 'Day 4']).unit).toBe('day')
  expect(drawn('Days 1–3', 'Day 4')).toEqual([
    [0, 75, false],
    [75, 25, false],
  ])
  expect(weekPlan(['Days 1–3', 'Week 1', 'Weeks 2 to 3']).unit).toBe('week')
  expect(drawn('Days 1–3', 'Weeks 1–3')[0]).toEqual([0, 20, false])
})

test('SERV-1: week 0 stands before week 1', () => {
  expect(weekPlan(['Week 0', 'Week 1']).marks).toEqual(['0', '1'])
})

test('SERV-1: a step without an end runs on past the last week', () => {
  expect(drawn('Weeks 1–5', '90 days after')).toEqual([
    [0, 83.3, false],
    [83.3, 16.7, true],
  ])
  expect(weekPlan(['Weeks 1–5', '90 days after']).marks).toEqual(['1', '2', '3', '4', '5', ''])
  const [, later] = drawn('Weeks 3–5', 'Month 2 on')
  expect(later?.[2]).toBe(true)
})

test('SERV-1: a long plan names every second week', () => {
  expect(weekPlan(['Weeks 1–26']).marks.filter(Boolean)).toHaveLength(13)
})

test('SERV-1: whatever is written for a step, its bar lies on the scale', () => {
  for (const odd of ['', 'soon', 'Weeks 9–2', 'Week 0', 'weeks 1 – 2', 'WEEK 3+', 'Months 1–30'])
    for (const [from, length] of drawn('Weeks 2–4', odd) as [number, number][]) {
      expect(from).toBeGreaterThanOrEqual(0)
      expect(length).toBeGreaterThan(0)
      expect(from + length).toBeLessThanOrEqual(100.1)
    }
})

test('WORK-3: the steps of every case can be drawn, and some of them guard', () => {
  for (const { work } of sample.cases) {
    expect(work.steps.filter(({ guards }) => guards).length).toBeGreaterThan(0)
    for (const { isOpen } of weekPlan(work.steps.map(({ weeks }) => weeks)).bars)
      expect(isOpen).toBe(false)
  }
})

test('issue 16: a plan that is edited is drawn like the one that visitors see', () => {
  const steps = ['Weeks 1–3', 'Weeks 3–6'].map((weeks) => ({ weeks }))
  const mark = markOf({ kind: 'case', id: 'depot', path: 'work.steps.0.weeks' })
  const marked = planned(steps.map(({ weeks }) => ({ weeks: weeks + mark })))
  expect(marked.steps.map(({ bar }) => bar)).toEqual(planned(steps).steps.map(({ bar }) => bar))
  expect(marked.steps[0]!.weeks).toBe(`Weeks 1–3${mark}`)
})
