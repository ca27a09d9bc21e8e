import { expect, test } from 'vitest'
import { loggedPath } from './http/request-log.ts'
import { continuationToken, readContinuation } from './continuation-token.ts'
import { openToken, signToken } from './signed-token.ts'

test('a token says what was signed, for its purpose and under its secret only', () => {
  const token = signToken('secret', 'status', { id: 'ä' })
  expect(openToken('secret', 'status', token)).toEqual({ id: 'ä' })
  expect(openToken('secret', 'challenge', token)).toBeUndefined()
  expect(openToken('other', 'status', token)).toBeUndefined()
})

test('a token that was changed in any character is none', () => {
  const token = signToken('secret', 'status', { id: 1 })
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === 'A' ? 'B' : 'A'
    const changed = token.slice(0, at) + other + token.slice(at + 1)
    expect(openToken('secret', 'status', changed)).toBeUndefined()
  }
  for (const wrong of ['', '.', 'a.b', `${token}.x`, `${token}x`, 'é'.repeat(32), 'a'.repeat(9999)])
    expect(openToken('secret', 'status', wrong)).toBeUndefined()
})

test('a list goes on from its own continuation token only', () => {
  const position = { at: '2026-11-21T00:00:00.000Z', id: 'x' }
  const token = continuationToken('secret', 'enquiries', position)
  expect(readContinuation('secret', 'enquiries', token)).toEqual(position)
  expect(() => readContinuation('secret', 'applications', token)).toThrow(
    'This continuation token does not belong to this list.',
  )
})

test('a signed link is not written into the log', () => {
  const token = signToken('secret', 'status', { id: 'x'.repeat(22), scope: 'web' })
  expect(loggedPath(`/api/status/${token}/withdraw?x=1`)).toBe(
    `/api/status/${token.slice(0, 8)}…/withdraw`,
  )
  expect(loggedPath('/services/offerings/cutomer-experience-design?x')).toBe(
    '/services/offerings/cutomer-experience-design',
  )
})
