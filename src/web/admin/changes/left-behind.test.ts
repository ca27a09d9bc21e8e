import { expect, test } from 'vitest'
import { leftBehind } from './left-behind.ts'
import type { Publication } from './one-publication.tsx'

const publishAt = '2027-01-04T08:00:00.000Z'
const document = (id: string) =>
  ({ id, kind: 'leader', name: `The ${id}`, isFirst: true, isDraft: false }) as const
const waiting: Publication = {
  id: 'both',
  madeAt: '2026-11-27T10:00:00.000Z',
  who: null,
  publishAt,
  documents: [document('first'), document('second')],
}

test('issue 16: of two that were scheduled together, the one that stays is named when the other leaves', () => {
  expect(leftBehind([waiting], [{ id: 'first' }])).toEqual([
    { id: 'both', publishAt, names: ['The second'] },
  ])
  expect(leftBehind([waiting], [{ id: 'first' }, { id: 'second' }])).toEqual([])
  expect(leftBehind([waiting], [{ id: 'another' }])).toEqual([])
  expect(leftBehind([{ ...waiting, outAt: publishAt }], [{ id: 'first' }])).toEqual([])
})
