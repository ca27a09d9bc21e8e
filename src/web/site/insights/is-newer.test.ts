import { expect, test } from 'vitest'
import { isNewer } from './is-newer.ts'

const noon = '2026-03-01T12:00:00.000Z'
const later = '2026-03-01T12:00:01.000Z'
const words = (text: string) => ({ content: `<p>${text}</p>` })

test.each([
  ['a later moment', { updatedAt: later }, { updatedAt: noon }, true],
  ['an earlier moment', { updatedAt: noon }, { updatedAt: later }, false],
  ['the same moment', { updatedAt: noon }, { updatedAt: noon }, false],
  ['a moment where none was told', { updatedAt: noon }, { version: 3 }, true],
  ['a moment that is none', { updatedAt: 'yesterday' }, { updatedAt: noon }, false],
  ['a higher version', { version: 4, updatedAt: noon }, { version: 3, updatedAt: noon }, true],
  ['a lower version', { version: 2, updatedAt: noon }, { version: 3, updatedAt: noon }, false],
  ['the same version', { version: 3 }, { version: 3 }, false],
  ['no version beside one', { updatedAt: noon }, { version: 3, updatedAt: noon }, false],
  ['other words without either', words('new'), words('old'), true],
  ['the same words without either', words('old'), words('old'), false],
])('INS-6: %s', (_, entry, shown, expected) => {
  expect(isNewer(entry, shown)).toBe(expected)
})
