import { expect, test } from 'vitest'
import type { Canvas } from './canvas-state.ts'
import { followWords } from './follow-words.ts'

test.for([
  [{ is: 'line' }, 'Weeks 2–4', true],
  [{ is: 'line', isDrawn: true }, 'Weeks 2–4', false],
  [{ is: 'line' }, ' ', false],
] as const)('issue 16: of %j, %j alone follows: %j', ([schema, now, isFollowed]) => {
  const documents = { valueAt: () => now, schemaOf: () => schema }
  const store = { get: () => ({ spots: [] }) }
  const canvas = { documents, store } as unknown as Canvas
  const field = { kind: 'case', id: 'depot', path: 'work.steps.0.weeks' } as const
  expect(followWords(canvas, field, 'Weeks 2–3')).toBe(isFollowed)
})
