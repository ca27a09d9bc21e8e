import type { AskedWord } from './asked-words.ts'
import { alikeTo } from './word-candidates.ts'
import { matchMeant } from './query-words.ts'
import { rankPages } from './rank-pages.ts'
import type { IndexedPage, SearchIndex } from './search-index.ts'

const most = 3

/** Pages that have most of the words, or some that look like them; a title tells most. */
export async function nearlyFound(asked: AskedWord[], index: SearchIndex): Promise<IndexedPage[]> {
  const alike = await Promise.all(asked.map((one) => alikeTo(one, index.known)))
  const ranked = rankPages(index, matchMeant(alike, index), { least: asked.length / 3 })
  return ranked
    .filter(({ score }) => score > ranked[0]!.score / 2)
    .slice(0, most)
    .map(({ indexed }) => indexed)
}
