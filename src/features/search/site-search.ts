import { type Elsewhere, findPages, type FoundPage, foundPages } from './find-pages.ts'
import { buildIndex, type SearchIndex } from './search-index.ts'
import type { Findings, SearchablePage } from './searchable-page.ts'

type Sources = { list: () => Promise<SearchablePage[]>; useful: string[]; elsewhere?: Elsewhere }

export type SiteSearch = {
  find: (typed: unknown, most: number) => Promise<Findings>
  /** Only which pages they are: to show an excerpt of a post takes longer than to find it. */
  pages: (words: string, most: number) => Promise<FoundPage[]>
  /** Reads the pages anew before the next search. */
  drop: () => void
}

/** The search over all pages that `list` names; they are read at the first search, and kept. */
export function createSiteSearch({ list, useful, elsewhere }: Sources): SiteSearch {
  let index: Promise<SearchIndex> | undefined
  async function read() {
    const reading = list().then(buildIndex)
    index = reading
    reading.catch(() => {
      if (index === reading) index = undefined
    })
    return reading
  }
  return {
    find: async (typed, most) =>
      findPages(await (index ?? read()), typed, { most, useful, elsewhere }),
    pages: async (words, most) => foundPages(await (index ?? read()), words, { most, elsewhere }),
    drop: () => void (index = undefined),
  }
}
