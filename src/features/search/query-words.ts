import { beginsOneLetterOff, isOneLetterOff } from './one-letter-off.ts'
import type { SearchIndex } from './search-index.ts'
import { wordsOf } from './words-of.ts'

/** More words than these make no query narrower, only slower. */
const mostWords = 12
export const shortestForgiven = 4

const small = new Set(
  'a an and are at by do does for how i in is it of on or our that the this to we what with you your'.split(
    ' ',
  ),
)

/** For every word of the vocabulary: which words of the query it answers (bits), and how well. */
export type QueryWords = { count: number; bits: Uint16Array; likeness: Float32Array }

/** The words of a query that narrow it; small ones count only where there is nothing else. */
export function askedWords(query: string): string[] {
  const all = [...new Set(wordsOf(query).map(({ word }) => word))]
  const telling = all.filter((word) => !small.has(word))
  return (telling.length > 0 ? telling : all).slice(0, mostWords)
}

/** The word that may still be being typed. */
export const unfinishedWord = (query: string): string | undefined =>
  /\s$/.test(query) ? undefined : wordsOf(query).at(-1)?.word

/** The words that each word of a query may mean, and how well each is meant. */
export type Meant = Map<string, number>[]

/** The same for a vocabulary where what is meant is known already. */
export function matchMeant(meant: Meant, { vocabulary }: SearchIndex): QueryWords {
  const bits = new Uint16Array(vocabulary.length)
  const likeness = new Float32Array(vocabulary.length)
  vocabulary.forEach((known, number) =>
    meant.forEach((forms, position) => {
      const value = forms.get(known)
      if (value === undefined) return
      bits[number]! |= 1 << position
      likeness[number] = Math.max(likeness[number]!, value)
    }),
  )
  return { count: meant.length, bits, likeness }
}

/** Exact words, then beginnings of the last one; a letter is forgiven where neither is there. */
export function matchWords(query: string, { vocabulary, numbers }: SearchIndex): QueryWords {
  const words = askedWords(query)
  const last = unfinishedWord(query)
  const bits = new Uint16Array(vocabulary.length)
  const likeness = new Float32Array(vocabulary.length)
  words.forEach((word, position) => {
    const isLast = word === last
    const take = (number: number, value: number) => {
      bits[number]! |= 1 << position
      likeness[number] = Math.max(likeness[number]!, value)
    }
    const exact = numbers.get(word)
    if (exact !== undefined) take(exact, 1)
    const begun = isLast ? everyWord(vocabulary, (known) => known.startsWith(word), 0.8, take) : 0
    if (exact !== undefined || begun > 0) return
    if (word.length < shortestForgiven) return
    const isMeant = isLast ? beginsOneLetterOff : isOneLetterOff
    everyWord(vocabulary, (known) => isMeant(word, known), 0.5, take)
  })
  return { count: words.length, bits, likeness }
}

/** How many words of the vocabulary are meant; each is taken with this likeness. */
function everyWord(
  vocabulary: string[],
  isMeant: (known: string) => boolean,
  likeness: number,
  take: (number: number, likeness: number) => void,
): number {
  let found = 0
  for (let number = 0; number < vocabulary.length; number++) {
    if (!isMeant(vocabulary[number]!)) continue
    take(number, likeness)
    found++
  }
  return found
}
