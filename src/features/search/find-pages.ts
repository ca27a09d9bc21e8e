import { excerptOf, marksIn } from './excerpt.ts'
import { nearTitles } from './near-titles.ts'
import { matchWords, type QueryWords } from './query-words.ts'
import { rankPages } from './rank-pages.ts'
import { readQuery } from './read-query.ts'
import type { Column, IndexedPage, SearchIndex } from './search-index.ts'
import type { Findings, SearchResult } from './searchable-page.ts'

type Options = { most: number; useful: string[] }

/** The pages that have every word of a query, the best first; the nearest and most useful if none has. */
export function findPages(index: SearchIndex, typed: unknown, { most, useful }: Options): Findings {
  const { query, wasCut } = readQuery(typed)
  const words = matchWords(query, index)
  const ranked = rankPages(index, words)
  const found = ranked.filter(({ hits }) => hits === words.count)
  const byPath = (path: string) => index.pages.find(({ page }) => page.path === path) ?? []
  const isEmpty = found.length === 0
  return {
    query,
    wasCut,
    total: found.length,
    results: found.slice(0, most).map(({ indexed }) => resultOf(indexed, words)),
    near: isEmpty ? nearTitles(query, index, ranked).map((indexed) => resultOf(indexed)) : [],
    useful: isEmpty ? useful.flatMap(byPath).map((indexed) => resultOf(indexed)) : [],
  }
}

function resultOf(indexed: IndexedPage, words?: QueryWords): SearchResult {
  const { page, title, description, text } = indexed
  const isTold = !words || [title, description].some((column) => hasEvery(column, words))
  const cutOut = isTold ? undefined : excerptOf(page.text, text, words)
  return {
    path: page.path,
    title: page.title,
    titleMarks: words ? marksIn(title, words) : [],
    kind: page.kind,
    within: page.within.at(-1) ?? '',
    ...(cutOut ?? {
      excerpt: page.description,
      marks: words ? marksIn(description, words) : [],
    }),
  }
}

function hasEvery({ words }: Column, { count, bits }: QueryWords): boolean {
  let seen = 0
  for (const number of words) seen |= bits[number]!
  return seen === 2 ** count - 1
}
