import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsOf } from '../../../i18n.tsx'
import { formatFigure } from './format-figure.ts'

const t = textsOf(JSON.parse(readFileSync('public/locales/en/translation.json', 'utf8')))

test('HOME-4: a thousand is written out, a million in millions', () => {
  expect(formatFigure(1000, 'whole', t)).toBe('1000')
  expect(formatFigure(1_000_000, 'millions', t)).toBe('1.0 M')
})

test('HOME-4: the count starts at nothing in the same form', () => {
  expect(formatFigure(0, 'whole', t)).toBe('0')
  expect(formatFigure(0, 'millions', t)).toBe('0.0 M')
  expect(formatFigure(250_000, 'millions', t)).toBe('0.3 M')
})
