import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsOf } from '../../../i18n.tsx'
import { shown } from './shown-figure.ts'

const t = textsOf(JSON.parse(readFileSync('public/locales/en/translation.json', 'utf8')))

test('HOME-4: a thousand is written out, a million in millions', () => {
  expect(shown(1000, 'whole', t)).toBe('1000')
  expect(shown(1_000_000, 'millions', t)).toBe('1.0 M')
})

test('HOME-4: the count starts at nothing in the same form', () => {
  expect(shown(0, 'whole', t)).toBe('0')
  expect(shown(0, 'millions', t)).toBe('0.0 M')
  expect(shown(250_000, 'millions', t)).toBe('0.3 M')
})
