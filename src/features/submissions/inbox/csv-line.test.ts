import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test('a cell is quoted, and a formula stands behind an apostrophe', () => {
  expect(csvLine(['a', 'b"c', 'd,e\nf', null, undefined, 7])).toBe(
    '"a","b""c","d,e\nf","","","7"\r\n',
  )
  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\u00a0=1',
    '＝1',
    '|x',
    '%x',
  ]
  for (const text of formulas) expect(csvLine([text])).toBe(`"'${text}"\r\n`)
  expect(csvLine(['a=1', 'me@example.com'])).toBe('"a=1","me@example.com"\r\n')
})
