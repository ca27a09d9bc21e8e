/** What the search knows of a page, whatever lists it. */
export type SearchablePage = {
  path: string
  title: string
  /** A word such as 'service' or 'post'; results are grouped by it. */
  kind: string
  description: string
  /** The titles of what stands above it. */
  within: string[]
  headings: string[]
  text: string
}

/** From and to, in characters of the text beside it. */
export type Mark = [start: number, end: number]

export type SearchResult = {
  path: string
  title: string
  titleMarks: Mark[]
  kind: string
  within: string
  excerpt: string
  marks: Mark[]
}

export type Findings = {
  /** What was searched for: cleaned, and cut if it was too long. */
  query: string
  wasCut: boolean
  total: number
  results: SearchResult[]
  /** Where nothing was found, or nothing asked for. */
  near: SearchResult[]
  useful: SearchResult[]
}
