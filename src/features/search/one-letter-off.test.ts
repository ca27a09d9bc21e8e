import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { beginsOneLetterOff, isOneLetterOff } from './one-letter-off.ts'

/** Every word that is at most one slip away, made one by one. */
function slips(word: string): Set<string> {
  const found = new Set([word])
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    found.add(before + after.slice(1))
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2))
    for (const letter of 'abc') {
      found.add(before + letter + after)
      if (after) found.add(before + letter + after.slice(1))
    }
  }
  return found
}

const words = string({ unit: constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 })

test('a word is forgiven one letter that was changed, added, left out or swapped, and no more', () => {
  assert(
    property(words, words, (typed, meant) => {
      expect(isOneLetterOff(typed, meant)).toBe(slips(typed).has(meant))
    }),
    { numRuns: 3000 },
  )
})

test('a word still being typed is forgiven the same in the beginning of what was meant', () => {
  assert(
    property(words, words, (typed, meant) => {
      const isMeant = [...slips(typed)].some((slip) => meant.startsWith(slip))
      expect(beginsOneLetterOff(typed, meant)).toBe(isMeant)
    }),
    { numRuns: 3000 },
  )
})
