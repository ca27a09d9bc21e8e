import type { AskedWord } from './asked-words.ts'
import { forgivenFor, type Meant, meantBy } from './word-candidates.ts'
import type { SearchIndex } from './search-index.ts'

/** For every word of the vocabulary: which words of the query it answers (bits), and how well. */
export type QueryWords = {
  count: number
  bits: Uint16Array
  likeness: Float32Array
  /** Those that answer any. */
  numbers: number[]
}

/** Exact words, then beginnings of the last one; a letter is forgiven where neither is there. */
export async function matchWords(asked: AskedWord[], index: SearchIndex): Promise<QueryWords> {
  const meant = await Promise.all(
    asked.map(async (one) => {
      const forms = await meantBy(one, index.known)
      const isKnown = [...forms.keys()].some((form) => index.numbers.has(form))
      return isKnown ? forms : forgivenFor(one, index.known)
    }),
  )
  return matchMeant(meant, index)
}

/** The same where what is meant is known already. */
export function matchMeant(meant: Meant[], { vocabulary, numbers }: SearchIndex): QueryWords {
  const bits = new Uint16Array(vocabulary.length)
  const likeness = new Float32Array(vocabulary.length)
  const found = new Set<number>()
  meant.forEach((forms, position) => {
    for (const [form, value] of forms) {
      const number = numbers.get(form)
      if (number === undefined) continue
      bits[number]! |= 1 << position
      likeness[number] = Math.max(likeness[number]!, value)
      found.add(number)
    }
  })
  return { count: meant.length, bits, likeness, numbers: [...found] }
}

export function bitCount(mask: number): number {
  let count = 0
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1
  return count
}
