import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTrial } from '../../../../../../test/sample/sample-trials.ts'
import { countTokens, countWords, priceTurns } from './count-tokens.ts'

const tokensTrial = sampleTrial('tokens')

test('four characters of Latin text make a token, and each of another script makes one', () => {
  expect(['', 'a', 'four', 'fours', 'naïve café'].map(countTokens)).toEqual([0, 1, 1, 2, 3])
  expect(countTokens('नमस्ते')).toBe(6)
  expect(countTokens('Hi नमस्ते')).toBe(7)
})

test('words are counted, dashes between them are not', () => {
  expect(countWords('  One – two,\nthree 4 ')).toBe(4)
  expect(countWords('')).toBe(0)
})

test('an answer that reads 6,000 tokens and writes 350 costs what the card says: the ceiling', () => {
  const talk = { ...tokensTrial, passages: 6000, question: 0 }
  expect(priceTurns(0, 1, talk)[0]!.cost.toFixed(2)).toBe(tokensTrial.ceiling.toFixed(2))
})

test('as the page is drawn, the tenth answer breaks the ceiling', () => {
  const turns = priceTurns(countTokens(tokensTrial.textStart), tokensTrial.turns.start, tokensTrial)
  expect(turns.find(({ cost }) => cost > tokensTrial.ceiling)?.turn).toBe(10)
})

test('for any instructions the parts of an answer add up, and each turn costs more than the last', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.integer({ min: 1, max: 20 }), (instructions, count) => {
      const turns = priceTurns(instructions, count, tokensTrial)
      for (const [place, { cost, ...one }] of turns.entries()) {
        expect(one.instructions + one.passages + one.talk + one.written).toBeCloseTo(cost)
        if (place) expect(cost).toBeGreaterThan(turns[place - 1]!.cost)
      }
    }),
  )
})

test('a text never has more tokens than characters, and never fewer for being longer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, more) => {
      expect(countTokens(text)).toBeLessThanOrEqual([...text].length)
      expect(countTokens(text + more)).toBeGreaterThanOrEqual(countTokens(text))
    }),
  )
})
