import type { QueryWords } from './query-words.ts'
import type { Column, IndexedPage, SearchIndex } from './search-index.ts'

export type Ranked = { indexed: IndexedPage; score: number; hits: number }

/** One word in a title outweighs the same word everywhere else on a page. */
const weights = { title: 24, headings: 7, description: 4, within: 3 }
const inText = 1
const mostInText = 3

/** Every page on which a word of the query stands, the best first; `hits` counts the words it has. */
export function rankPages(
  index: SearchIndex,
  query: QueryWords,
  rarity: Float64Array = rarityOf(index, query),
): Ranked[] {
  return pagesWithAny(index, query)
    .map((indexed) => rate(indexed, query, rarity))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.score - a.score)
}

/** Only these can be found; on most sites they are few. */
function pagesWithAny({ pages, pagesWith }: SearchIndex, { bits }: QueryWords): IndexedPage[] {
  const places = new Set<number>()
  for (let number = 0; number < bits.length; number++)
    if (bits[number] !== 0) for (const place of pagesWith[number]!) places.add(place)
  return [...places].toSorted((a, b) => a - b).map((place) => pages[place]!)
}

/** A word that few pages have says more about those that have it. */
export function rarityOf(
  { pages, pagesWith }: SearchIndex,
  { count, bits }: QueryWords,
): Float64Array {
  const counts = new Float64Array(count)
  for (let number = 0; number < bits.length; number++) {
    const mask = bits[number]!
    if (mask === 0) continue
    for (let word = 0; word < count; word++)
      if (mask & (1 << word)) counts[word] = Math.max(counts[word]!, pagesWith[number]!.length)
  }
  return counts.map((found) => Math.log(1 + pages.length / Math.max(1, found)))
}

function rate(indexed: IndexedPage, query: QueryWords, rarity: Float64Array): Ranked {
  const points = new Float64Array(query.count)
  for (const [part, weight] of Object.entries(weights))
    addBest(points, indexed[part as keyof typeof weights], query, weight)
  addOften(points, indexed.text, query)
  let score = 0
  let hits = 0
  points.forEach((value, word) => {
    if (value === 0) return
    hits++
    score += value * rarity[word]!
  })
  return { indexed, hits, score: score + wholeTitle(indexed, query) }
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
