import { keepWords } from './kept-words.ts'
import type { KnownWords } from './meant-words.ts'
import type { SearchablePage } from './searchable-page.ts'
import { wordsOf } from './words-of.ts'

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
  const numberOf = (word: string) => {
    let number = numbers.get(word)
    if (number === undefined) numbers.set(word, (number = numbers.size))
    return number
  }
  const column = (text: string): Column => {
    const words = wordsOf(text)
    return {
      words: new Uint32Array(words.map(({ word }) => numberOf(word))),
      starts: new Uint32Array(words.map(({ start }) => start)),
      ends: new Uint32Array(words.map(({ end }) => end)),
    }
  }
  const indexed = pages.map((page) => ({
    page,
    title: column(page.title),
    headings: column(page.headings.join('\n')),
    description: column(page.description),
    within: column(page.within.join('\n')),
    text: column(page.text),
  }))
  const vocabulary = [...numbers.keys()]
  return {
    pages: indexed,
    vocabulary,
    numbers,
    known: keepWords(vocabulary),
    pagesWith: pagesWithEach(indexed, numbers.size),
  }
}

const columnsOf = ({ title, headings, description, within, text }: IndexedPage) => [
  title,
  headings,
  description,
  within,
  text,
]

function pagesWithEach(pages: IndexedPage[], size: number): number[][] {
  const found: number[][] = Array.from({ length: size }, () => [])
  for (const [place, page] of pages.entries()) {
    const here = new Set<number>()
    for (const { words } of columnsOf(page)) words.forEach((word) => here.add(word))
    for (const word of here) found[word]!.push(place)
  }
  return found
}
