import { expect, test } from 'vitest'
import { outlines } from './outlined-words.ts'

const shapeOf = async (type: Parameters<typeof outlines>[1]['type'], words: string) => {
  const letterings = [{ words, style: { left: 0, top: 0, fontSize: 60 } }]
  const svg = await outlines(letterings, { type, colour: '#000', width: 400, height: 100 })
  return /<path[^>]* d="([^"]*)"/.exec(svg)?.[1] ?? ''
}

test.each(['grotesk', 'neutral', 'serif', 'warm'] as const)(
  'letters of all Latin alphabets have a shape in %s',
  async (type) => {
    for (const letter of 'Aé€Łźếệơ') expect([letter, await shapeOf(type, letter)]).not.toContain('')
  },
)

test.each(['neutral', 'serif'] as const)('Greek and Cyrillic have a shape in %s', async (type) => {
  for (const letter of 'Яґάω') expect([letter, await shapeOf(type, letter)]).not.toContain('')
  expect(await shapeOf(type, '東')).toBe('')
})
