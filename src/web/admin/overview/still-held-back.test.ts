import { expect, test } from 'vitest'
import { stillHeldBack } from './still-held-back.ts'

const document = (id: string, isDraft: boolean) => ({
  id,
  kind: 'leader',
  name: id,
  isFirst: false,
  isDraft,
})
const moment = (hour: number) => `2026-11-24T${hour}:00:00.000Z`
const publication = { madeAt: moment(10), who: null }
const failed = (id: string, isDraft = true) => ({
  ...publication,
  id: `failed ${id}`,
  publishAt: moment(12),
  failure: 'A picture has no alternative text.',
  documents: [document(id, isDraft)],
})

const idsOf = (all: Parameters<typeof stillHeldBack>[0]) => stillHeldBack(all).map(({ id }) => id)

test('what was held back is told until it is out, or its words are given up', () => {
  const out = { ...publication, outAt: moment(13), id: 'out', documents: [document('asha', true)] }
  expect(idsOf([failed('asha'), failed('ravi')])).toEqual(['failed asha', 'failed ravi'])
  expect(idsOf([failed('asha', false), failed('ravi')])).toEqual(['failed ravi'])
  expect(idsOf([out, failed('asha'), failed('ravi')])).toEqual(['failed ravi'])
})

test('what went out before the moment, or waits for another, says nothing of it', () => {
  const before = { ...publication, outAt: moment(11), id: 'b', documents: [document('asha', true)] }
  const waits = { ...publication, publishAt: moment(20), id: 'w', documents: before.documents }
  expect(idsOf([waits, before, failed('asha')])).toEqual(['failed asha'])
})
