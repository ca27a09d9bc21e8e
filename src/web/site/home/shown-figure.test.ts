import { expect, test } from 'vitest'
import { shown } from './shown-figure.ts'

test('HOME-4: a thousand is written out, a million in millions', () => {
  expect(shown(1000, 'whole')).toBe('1000')
  expect(shown(1_000_000, 'millions')).toBe('1.0 M')
})

test('HOME-4: the count starts at nothing in the same form', () => {
  expect(shown(0, 'whole')).toBe('0')
  expect(shown(0, 'millions')).toBe('0.0 M')
  expect(shown(250_000, 'millions')).toBe('0.3 M')
})
