import { array, assert, asyncProperty, boolean, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { indexWords } from './known-words.ts'
import { forgivenFor, isMeant } from './word-candidates.ts'
import { editDistance } from './edit-distance.ts'

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
      expect(editDistance(typed, meant) <= 1).toBe(slips(typed).has(meant))
      expect(isMeant({ word: typed, mayGoOn: false }, meant)).toBe(slips(typed).has(meant))
    }),
    { numRuns: 3000 },
  )
})

test('a word still being typed is forgiven the same in the beginning of what was meant', () => {
  assert(
    property(words, words, (typed, meant) => {
      const begins = [...slips(typed)].some((slip) => meant.startsWith(slip))
      expect(isMeant({ word: typed, mayGoOn: true }, meant)).toBe(begins)
    }),
    { numRuns: 3000 },
  )
})

test('the index of the words in memory leaves out none that is meant', async () => {
  await assert(
    asyncProperty(array(words, { maxLength: 40 }), words, boolean(), async (all, word, mayGoOn) => {
      const asked = { word, mayGoOn }
      const meant = word.length < 4 ? [] : all.filter((known) => isMeant(asked, known))
      const found = await forgivenFor(asked, indexWords(all))
      expect([...found.keys()].toSorted()).toEqual([...new Set(meant)].toSorted())
    }),
    { numRuns: 2000 },
  )
})
