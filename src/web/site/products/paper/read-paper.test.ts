import { expect, test } from 'vitest'
import { sampleTrial } from '../../../../../test/sample/sample-trials.ts'
import { linesOf, readingsOf } from './read-paper.ts'

const paperSample = sampleTrial('paper')
const lines = linesOf(paperSample)
const readings = readingsOf(paperSample)

test('PROD-1: the document keeps every character', () => {
  expect(lines.map((runs) => runs.map(({ text }) => text).join(''))).toEqual(
    paperSample.paper.split('\n'),
  )
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

test('a place that a draft’s document doesn’t have is marked nowhere', () => {
  const [first] = paperSample.fields
  const place = { line: 60, quote: 'x' }
  const fields = [{ ...first!, place }]
  const none = linesOf({ ...paperSample, fields, refusedFields: [] })
  expect(none.flat().filter(({ marks }) => marks)).toEqual([])
})

test('PROD-1: what the paper contradicts is left empty, what is unsure is shown for a look', () => {
  expect(readings.filter(({ value }) => value === '').map(({ label }) => label)).toEqual([
    'Gross weight',
    'Date of issue',
  ])
  expect(readings.filter(({ needsLook }) => needsLook).map(({ label }) => label)).toEqual(['Seal'])
})

test('PROD-1: the style sheet knows as many fields as there are', async () => {
  const { readFile } = await import('node:fs/promises')
  const style = await readFile(new URL('paper-reader.css', import.meta.url), 'utf8')
  for (const [index] of readings.entries()) expect(style).toContain(`[data-of~='${index}']`)
})
