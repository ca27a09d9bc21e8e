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

test('where semicolons separate, nothing in a cell begins a formula either', () => {
  expect(csvLine(["a;=cmd|' /C calc'!A0;b", 'one\n=1+1\n - two\n-3', 'a; b'])).toBe(
    `"a;'=cmd|' /C calc'!A0;b","one\n'=1+1\n - two\n'-3","a; b"\r\n`,
  )
})
