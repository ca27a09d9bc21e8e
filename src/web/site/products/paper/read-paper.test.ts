import { expect, test } from 'vitest'
import { paperSample } from '../../../../content/products/paper-sample.ts'
import { linesOf, readingsOf } from './read-paper.ts'

const lines = linesOf(paperSample)
const readings = readingsOf(paperSample)

test('PROD-1: the document keeps every character', () => {
  expect(lines.map((runs) => runs.map(({ text }) => text).join(''))).toEqual(paperSample.lines)
})

test('PROD-1: the characters marked for a field are the ones it quotes', () => {
  for (const [index, { quotes }] of readings.entries()) {
    const marked = lines.flatMap((runs, line) => {
      const own = runs.filter(({ marks }) => marks.split(' ').includes(String(index)))
      return own.length > 0 ? [{ line: line + 1, text: own.map(({ text }) => text).join('') }] : []
    })
    expect(marked).toEqual([...quotes].sort((one, other) => one.line - other.line))
  }
})

test('PROD-1: what the paper contradicts is left empty, what is unsure is shown for a look', () => {
  expect(readings.filter(({ value }) => value === '').map(({ id }) => id)).toEqual([
    'gross-weight',
    'issued',
  ])
  expect(readings.filter(({ needsLook }) => needsLook).map(({ id }) => id)).toEqual(['seal'])
})

test('PROD-1: the style sheet knows as many fields as there are', async () => {
  const { readFile } = await import('node:fs/promises')
  const style = await readFile(new URL('paper-reader.css', import.meta.url), 'utf8')
  for (const [index] of readings.entries()) expect(style).toContain(`[data-of~='${index}']`)
})
