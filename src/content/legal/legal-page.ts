export type LegalSlug = 'privacy' | 'accessibility' | 'imprint'

export type LegalSection = {
  /** The section's place in the address: /privacy#rights. */
  id: string
  heading: string
  paragraphs: string[]
  /** A list of terms after the paragraphs. */
  entries?: { term: string; text: string }[]
}

/** A page of 300 to 700 words that a lawyer may read. */
export type LegalPage = {
  slug: LegalSlug
  heading: string
  /** For search engines: title up to 60 characters with the company's name, description 110 to 155. */
  metaTitle: string
  metaDescription: string
  /** ISO date of the last change in substance. */
  updatedOn: string
  lead: string
  sections: LegalSection[]
}
