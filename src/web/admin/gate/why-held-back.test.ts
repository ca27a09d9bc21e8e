import { expect, test } from 'vitest'
import { Refusal } from '../session/desk-call.ts'
import { whyHeldBack } from './why-held-back.ts'

test('issue 16: what the gate holds back is told by what it found', () => {
  const found = { id: 'a', judged: 'link', severity: 'error', sentence: 'Nothing is there.' }
  const refusal = (code: string) =>
    new Refusal(422, { code, findings: [{ ...found, isOld: true, sentence: 'Old.' }, found] })
  expect(whyHeldBack(refusal('gate-errors'))).toBe('Nothing is there.')
  expect(whyHeldBack(refusal('document-depends'))).toBeUndefined()
  expect(whyHeldBack(new Refusal(422, { code: 'gate-errors' }))).toBeUndefined()
  expect(whyHeldBack(new Error('No line.'))).toBeUndefined()
})
