import { type AskedWord, askedWords } from './asked-words.ts'
import { excerptOf, marksIn } from './excerpt.ts'
import { nearlyFound } from './nearly-found.ts'
import { matchWords, type QueryWords } from './query-words.ts'
import { rankPages, rarityOf } from './rank-pages.ts'
import { readQuery } from './read-query.ts'
import type { Column, IndexedPage, SearchIndex } from './search-index.ts'
import type { Findings, SearchablePage, SearchResult } from './searchable-page.ts'

/** What is searched for: its words, and how telling each is. */
export type Wanted = { asked: AskedWord[]; rarity: Float64Array }

/** Something that was found; its result is made only if it is among the best. */
export type Found = {
  score: number
  page: SearchablePage
  tell: () => SearchResult | Promise<SearchResult>
}

export type FoundPage = Pick<SearchResult, 'path' | 'title' | 'kind' | 'within'>

/** Another place to look in, such as a database. */
export type Elsewhere = (wanted: Wanted) => Promise<Found[]>

type Options = { most: number; useful: string[]; elsewhere?: Elsewhere | undefined }

const nowhere: Elsewhere = async () => []

/** The pages that have every word of a query, the best first; the nearest and most useful if none has. */
export async function findPages(
  index: SearchIndex,
  typed: unknown,
  { most, useful, elsewhere = nowhere }: Options,
): Promise<Findings> {
  const { query, wasCut, asked, found } = await allFound(index, typed, elsewhere)
  const byPath = (path: string) => index.pages.find(({ page }) => page.path === path) ?? []
  const isEmpty = found.length === 0
  return {
    query,
    wasCut,
    total: found.length,
    results: await Promise.all(found.slice(0, most).map(({ tell }) => tell())),
    near: isEmpty ? (await nearlyFound(asked, index)).map((indexed) => resultOf(indexed)) : [],
    useful: isEmpty ? useful.flatMap(byPath).map((indexed) => resultOf(indexed)) : [],
  }
}

/** Which these are, without anything cut out of their words. */
export async function foundPages(
  index: SearchIndex,
  typed: string,
  { most, elsewhere = nowhere }: Omit<Options, 'useful'>,
): Promise<FoundPage[]> {
  const { found } = await allFound(index, typed, elsewhere)
  return found.slice(0, most).map(({ page }) => pageOf(page))
}

async function allFound(index: SearchIndex, typed: unknown, elsewhere: Elsewhere) {
  const { query, wasCut } = readQuery(typed)
  const asked = askedWords(query)
  const words = await matchWords(asked, index)
  const rarity = rarityOf(index, words)
  const here = rankPages(index, words, { rarity, least: words.count }).map(
    ({ indexed, score }): Found => ({
      score,
      page: indexed.page,
      tell: () => resultOf(indexed, words),
    }),
  )
  const there = asked.length > 0 ? await elsewhere({ asked, rarity }) : []
  return { query, wasCut, asked, found: [...here, ...there].toSorted((a, b) => b.score - a.score) }
}

const pageOf = ({ path, title, kind, within }: SearchablePage): FoundPage => ({
  path,
  title,
  kind,
  within: within.at(-1) ?? '',
})

/** A page as a search shows it, with the place where its words stand. */
export function resultOf(indexed: IndexedPage, words?: QueryWords): SearchResult {
  const { page, title, description, text } = indexed
  const cutOut = !words || isTold(indexed, words) ? undefined : excerptOf(page.text, text, words)
  return {
    ...pageOf(page),
    titleMarks: words ? marksIn(title, words) : [],
    ...(cutOut ?? {
      excerpt: page.description,
      marks: words ? marksIn(description, words) : [],
    }),
  }
}

/** Whether title or description alone have every word, so that nothing need be cut out of the text. */
export const isTold = ({ title, description }: IndexedPage, words: QueryWords): boolean =>
  hasEvery(title, words) || hasEvery(description, words)

function hasEvery({ words }: Column, { count, bits }: QueryWords): boolean {
  let seen = 0
  for (const number of words) seen |= bits[number]!
  return seen === 2 ** count - 1
}
