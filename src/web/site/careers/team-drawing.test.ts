import { expect, test } from 'vitest'
import { sampleJobs } from '../../../../seed/sample-jobs.ts'
import { teamDrawings } from '../../../content/team-drawings.ts'
import { teamDrawing } from './team-drawing.server.ts'

const text = (key: string, values: Record<string, string | number> = {}) => `${key} ${values.part}`

test('CAR-4: each sample job has a drawing of its team, and no two teams share one', () => {
  const views = sampleJobs.map(({ department }) => teamDrawing(department, text))
  expect(views.every(Boolean)).toBe(true)
  expect(new Set(teamDrawings.map(({ drawing }) => drawing)).size).toBe(teamDrawings.length)
  for (const { owns } of teamDrawings) expect(owns).toMatch(/^[a-z].{20,}\.$/)
})

test('CAR-4: an owner’s job gets the drawing of its team, however that is written, or none', () => {
  expect(teamDrawing(' model GATE ', text)?.caption).toMatch(/^careers\.owns the barrier/)
  for (const other of [undefined, '', 'Sales', 'Gate'])
    expect(teamDrawing(other, text)).toBeUndefined()
})
