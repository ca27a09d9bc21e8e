import { indexWords } from './known-words.ts'
import type { KnownWords } from './word-candidates.ts'
import type { SearchablePage } from './searchable-page.ts'
import { type Word, wordsOf } from './words-of.ts'

/** A text as numbers: which word of the vocabulary, from where, to where. */
export type Column = { words: Uint32Array; starts: Uint32Array; ends: Uint32Array }

export type IndexedPage = {
  page: SearchablePage
  title: Column
  headings: Column
  description: Column
  within: Column
  text: Column
}

export type SearchIndex = {
  pages: IndexedPage[]
  vocabulary: string[]
  numbers: Map<string, number>
  known: KnownWords
  /** For each word of the vocabulary the pages on which it stands, by their place. */
  pagesWith: number[][]
}

export function buildIndex(pages: SearchablePage[]): SearchIndex {
  const numbers = new Map<string, number>()
  const pagesWith: number[][] = []
  const columnOf = (text: string, place: number): Column => {
    const words = wordsOf(text)
    const numberOf = ({ word }: Word) => {
      let number = numbers.get(word)
      if (number === undefined) numbers.set(word, (number = numbers.size))
      const places = (pagesWith[number] ??= [])
      if (places.at(-1) !== place) places.push(place)
      return number
    }
    return {
      words: new Uint32Array(words.map(numberOf)),
      starts: new Uint32Array(words.map(({ start }) => start)),
      ends: new Uint32Array(words.map(({ end }) => end)),
    }
  }
  const indexed = pages.map((page, place) => ({
    page,
    title: columnOf(page.title, place),
    headings: columnOf(page.headings.join('\n'), place),
    description: columnOf(page.description, place),
    within: columnOf(page.within.join('\n'), place),
    text: columnOf(page.text, place),
  }))
  const vocabulary = [...numbers.keys()]
  return { pages: indexed, vocabulary, numbers, known: indexWords(vocabulary), pagesWith }
}
