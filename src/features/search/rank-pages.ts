import { bitCount, type QueryWords } from './query-words.ts'
import type { Column, IndexedPage, SearchIndex } from './search-index.ts'

export type Ranked = { indexed: IndexedPage; score: number }

type Options = { rarity?: Float64Array; least?: number }

/** One word in a title outweighs the same word everywhere else on a page. */
const weights = { title: 24, headings: 7, description: 4, within: 3 }
const inText = 1
const mostInText = 3

/** The pages that have so many words of a query, the best first. */
export function rankPages(
  index: SearchIndex,
  query: QueryWords,
  { rarity = rarityOf(index, query), least = 1 }: Options = {},
): Ranked[] {
  return pagesHaving(index, query, least)
    .map((indexed) => ({ indexed, score: rate(indexed, query, rarity) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
}

/** Only these can be found; on most sites they are few. */
function pagesHaving(
  { pages, pagesWith }: SearchIndex,
  { numbers, bits }: QueryWords,
  least: number,
): IndexedPage[] {
  const masks = new Map<number, number>()
  for (const number of numbers)
    for (const place of pagesWith[number]!)
      masks.set(place, (masks.get(place) ?? 0) | bits[number]!)
  return [...masks]
    .filter(([, mask]) => bitCount(mask) >= least)
    .toSorted(([one], [other]) => one - other)
    .map(([place]) => pages[place]!)
}

/** A word that few pages have says more about those that have it. */
export function rarityOf(
  { pages, pagesWith }: SearchIndex,
  { count, bits, numbers }: QueryWords,
): Float64Array {
  const counts = new Float64Array(count)
  for (const number of numbers)
    for (let word = 0; word < count; word++)
      if (bits[number]! & (1 << word))
        counts[word] = Math.max(counts[word]!, pagesWith[number]!.length)
  return counts.map((found) => Math.log(1 + pages.length / Math.max(1, found)))
}

function rate(indexed: IndexedPage, query: QueryWords, rarity: Float64Array): number {
  const points = new Float64Array(query.count)
  for (const [part, weight] of Object.entries(weights))
    addBest(points, indexed[part as keyof typeof weights], query, weight)
  addOften(points, indexed.text, query)
  const score = points.reduce((sum, value, word) => sum + value * rarity[word]!, 0)
  return score + wholeTitle(indexed, query)
}

function addBest(points: Float64Array, { words }: Column, query: QueryWords, weight: number) {
  const best = new Float64Array(query.count)
  each(words, query, (word, likeness) => {
    best[word] = Math.max(best[word]!, likeness)
  })
  best.forEach((likeness, word) => (points[word]! += likeness * weight))
}

function addOften(points: Float64Array, { words }: Column, query: QueryWords) {
  const sums = new Float64Array(query.count)
  each(words, query, (word, likeness) => {
    sums[word]! += likeness * inText
  })
  sums.forEach((sum, word) => (points[word]! += Math.min(mostInText, Math.log2(1 + sum))))
}

function each(
  words: Uint32Array,
  { count, bits, likeness }: QueryWords,
  take: (word: number, likeness: number) => void,
) {
  for (let at = 0; at < words.length; at++) {
    const number = words[at]!
    const mask = bits[number]!
    if (mask === 0) continue
    for (let word = 0; word < count; word++) if (mask & (1 << word)) take(word, likeness[number]!)
  }
}

/** A title that is made of nothing but the words asked for is what was meant. */
function wholeTitle({ title }: IndexedPage, { bits }: QueryWords): number {
  if (title.words.length === 0) return 0
  const answered = title.words.filter((number) => bits[number] !== 0).length
  return (answered / title.words.length) * 10
}
