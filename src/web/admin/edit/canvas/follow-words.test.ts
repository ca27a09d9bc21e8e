import { expect, test } from 'vitest'
import type { Canvas } from './canvas-state.ts'
import { followWords } from './follow-words.ts'

test.for([
  [{ is: 'line' }, true],
  [{ is: 'line', isDrawn: true }, false],
] as const)('issue 16: of %j, words alone follow: %j', ([schema, isFollowed]) => {
  const documents = { valueAt: () => 'Weeks 2–4', schemaOf: () => schema }
  const store = { get: () => ({ spots: [] }) }
  const canvas = { documents, store } as unknown as Canvas
  const field = { kind: 'case', id: 'depot', path: 'work.steps.0.weeks' } as const
  expect(followWords(canvas, field, 'Weeks 2–3')).toBe(isFollowed)
})
