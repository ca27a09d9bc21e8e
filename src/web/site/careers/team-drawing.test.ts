import { expect, test } from 'vitest'
import { sampleJobs } from '../../../../test/sample/sample-posts-and-jobs.ts'
import { sample } from '../../../../test/sample/sample-documents.ts'
import { teamDrawing } from './team-drawing.server.ts'

const { careersPage } = sample
const teams = careersPage.teams!
const text = (key: string, values: Record<string, string | number> = {}) => `${key} ${values.part}`

test('CAR-4: each sample job has a drawing of its team, and no two teams share one', () => {
  const views = sampleJobs.map((job) => teamDrawing(job, sample, text))
  expect(views.every(Boolean)).toBe(true)
  expect(new Set(teams.map(({ drawing }) => drawing)).size).toBe(teams.length)
  for (const { owns } of teams) expect(owns).toMatch(/^[a-z].{20,}\.$/)
})

test('CAR-4: an owner’s job gets the drawing of its team, however that is written, or none', () => {
  expect(teamDrawing({ department: ' model GATE ' }, sample, text)?.caption).toMatch(
    /^careers\.owns the barrier/,
  )
  for (const department of [undefined, '', 'Sales', 'Gate'])
    expect(teamDrawing({ department }, sample, text)).toBeUndefined()
})
