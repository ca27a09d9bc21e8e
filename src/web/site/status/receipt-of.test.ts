import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import { receiptOf, stampedOn } from './receipt-of.server.ts'

const sent = {
  kind: 'enquiry' as const,
  reference: 'E-AAAA-BBBB',
  fields: { name: 'Asha Rao' },
  receivedAt: '2026-11-23T09:00:00.000Z',
  withdrawnAt: null,
}

const documents = { company: { ...sample.company, answers: { closedDays: ['11-24'] } } }

test('our promise stands until it is kept, its last day included', () => {
  for (const state of ['received', 'read'])
    for (const today of ['2026-11-23', '2026-11-26'])
      expect(receiptOf({ ...sent, state }, today, documents)).toEqual({
        kind: 'enquiry',
        reference: 'E-AAAA-BBBB',
        name: 'Asha Rao',
        receivedAt: sent.receivedAt,
        receivedOn: '2026-11-23',
        answerBy: '2026-11-26',
        isOwed: false,
      })
})

test('a promise whose day is over is owed', () => {
  const receipt = receiptOf({ ...sent, state: 'read' }, '2026-11-27', documents)
  expect(receipt).toMatchObject({ answerBy: '2026-11-26', isOwed: true })
})

test('nothing is promised to who has been answered, or has withdrawn', () => {
  for (const state of ['answered', 'closed', 'reviewing', 'rejected', 'replaced', 'withdrawn'])
    expect(receiptOf({ ...sent, state }, '2026-11-24', documents)).not.toHaveProperty('answerBy')
})

test('the stamp bears the day on which something came or was taken back, and no other', () => {
  const withdrawnAt = '2026-11-24T10:00:00.000Z'
  const stamped = (state: string) => stampedOn({ ...sent, state, withdrawnAt }, documents)
  expect(stamped('received')).toBe('2026-11-23')
  expect(stamped('withdrawn')).toBe('2026-11-24')
  expect(stamped('interview')).toBeUndefined()
})

test('both days are those of the company, not of UTC', () => {
  const receivedAt = '2026-11-23T20:00:00.000Z'
  const there = (timeZone: string) => {
    const one = { company: { ...sample.company, answers: { timeZone } } }
    const late = { ...sent, state: 'received', receivedAt }
    return [receiptOf(late, '2026-11-24', one).receivedOn, stampedOn(late, one)]
  }
  expect(there('Asia/Kolkata')).toEqual(['2026-11-24', '2026-11-24'])
  expect(there('America/Chicago')).toEqual(['2026-11-23', '2026-11-23'])
})
