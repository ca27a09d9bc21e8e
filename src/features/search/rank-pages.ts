import { bitCount, type QueryWords } from './query-words.ts'
import type { Column, IndexedPage, SearchIndex } from './search-index.ts'

type Ranked = { indexed: IndexedPage; score: number }

type Options = { rarity?: Float64Array; least?: number }

/** One word in a title outweighs the same word everywhere else on a page. */
const weights = { title: 24, headings: 7, description: 4, within: 3 }
const parts = ['title', 'headings', 'description', 'within'] as const
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
  const points = answers(indexed.text, query).sum.map((sum) =>
    Math.min(mostInText, Math.log2(1 + sum)),
  )
  for (const part of parts)
    answers(indexed[part], query).best.forEach((best, word) => {
      points[word]! += best * weights[part]
    })
  const score = points.reduce((sum, value, word) => sum + value * rarity[word]!, 0)
  return score + wholeTitle(indexed, query)
}

/** How well each word of the query is answered in a part of a page: at best, and all in all. */
function answers({ words }: Column, { count, bits, likeness }: QueryWords) {
  const [best, sum] = [new Float64Array(count), new Float64Array(count)]
  for (let at = 0; at < words.length; at++) {
    const number = words[at]!
    const mask = bits[number]!
    for (let word = 0; mask >> word > 0; word++) {
      if ((mask & (1 << word)) === 0) continue
      if (likeness[number]! > best[word]!) best[word] = likeness[number]!
      sum[word]! += likeness[number]!
    }
  }
  return { best, sum }
}

/** A title that is made of nothing but the words asked for is what was meant. */
function wholeTitle({ title }: IndexedPage, { bits }: QueryWords): number {
  if (title.words.length === 0) return 0
  const answered = title.words.filter((number) => bits[number] !== 0).length
  return (answered / title.words.length) * 10
}
