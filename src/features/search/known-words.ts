import type { KnownWords } from './word-candidates.ts'

/** How many leading letters are indexed with each one left out in turn. One typo leaves at least one of these variants intact. */
const [few, more] = [4, 6]

/** Words in memory, found by their beginning or by what a slip leaves of it. */
export function indexWords(words: string[]): KnownWords {
  let byRest: Map<string, string[]> | undefined
  const near = ({ word }: { word: string }) => {
    byRest ??= wordsByRest(words)
    const rests = restsOf(word, word.length < more ? few : more)
    return [...new Set(rests.flatMap((rest) => byRest!.get(rest) ?? []))]
  }
  return {
    near,
    // A short prefix matches most words anyway: scan them all.
    startingWith: (start) =>
      (start.length < few ? words : near({ word: start })).filter((word) => word.startsWith(start)),
  }
}

function wordsByRest(words: string[]) {
  const found = new Map<string, string[]>()
  for (const word of words)
    for (const rest of new Set([...restsOf(word, few), ...restsOf(word, more)])) {
      const others = found.get(rest)
      if (others) others.push(word)
      else found.set(rest, [word])
    }
  return found
}

/** The first letters of a word without each of them in turn; all of a word that is shorter. */
function restsOf(word: string, first: number): string[] {
  if (word.length < first) return [word]
  const start = word.slice(0, first)
  return Array.from({ length: first }, (_, at) => start.slice(0, at) + start.slice(at + 1))
}
