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
export function matchWords(query: string, { vocabulary }: SearchIndex): QueryWords {
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
    if (everyWord(vocabulary, (known) => likenessOf(word, known, isLast), take)) return
    if (word.length < shortestForgiven) return
    const isMeant = isLast ? beginsOneLetterOff : isOneLetterOff
    everyWord(vocabulary, (known) => (isMeant(word, known) ? 0.5 : 0), take)
  })
  return { count: words.length, bits, likeness }
}

const likenessOf = (word: string, known: string, isLast: boolean) =>
  known === word ? 1 : isLast && known.startsWith(word) ? 0.8 : 0

function everyWord(
  vocabulary: string[],
  value: (known: string) => number,
  take: (number: number, value: number) => void,
): boolean {
  let found = false
  for (let number = 0; number < vocabulary.length; number++) {
    const given = value(vocabulary[number]!)
    if (given === 0) continue
    take(number, given)
    found = true
  }
  return found
}
