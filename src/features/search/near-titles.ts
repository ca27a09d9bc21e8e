import type { Ranked } from './rank-pages.ts'
import { type IndexedPage, pairsOf, type SearchIndex } from './search-index.ts'
import { wordsOf } from './words-of.ts'

const enough = 0.34
const most = 3

/** Pages that have most of the words, or a title that looks like them. */
export function nearTitles(query: string, { pages }: SearchIndex, partly: Ranked[]): IndexedPage[] {
  const asked = pairsOf(wordsOf(query))
  if (asked.size === 0) return []
  const share = new Map(partly.map(({ indexed, score }) => [indexed, score]))
  const best = Math.max(1, ...share.values())
  return pages
    .map((indexed) => {
      const likeness = alike(asked, indexed.titlePairs)
      return { indexed, value: Math.max(likeness, ((share.get(indexed) ?? 0) / best) * 0.6) }
    })
    .filter(({ value }) => value >= enough)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ indexed }) => indexed)
}

/** From 0 to 1; a long title is not blamed for what else it says. */
function alike(asked: Set<string>, title: Set<string>): number {
  let same = 0
  for (const pair of asked) if (title.has(pair)) same++
  return (2 * same) / (asked.size + Math.min(title.size, 2 * asked.size))
}
