import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample-documents.ts'
import { receiptOf, stampedAt } from './receipt-of.server.ts'

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
  expect(stampedAt({ ...sent, state: 'received' })).toBe(sent.receivedAt)
  expect(stampedAt({ ...sent, state: 'withdrawn', withdrawnAt })).toBe(withdrawnAt)
  expect(stampedAt({ ...sent, state: 'interview' })).toBeUndefined()
})
