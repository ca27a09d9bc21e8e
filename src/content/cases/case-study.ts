import type { CaseSlug } from '../service-page.ts'
import type { ServiceSectionId } from '../services.ts'

export type IndustryLabel =
  | 'Automotive and aerospace'
  | 'Banking and financial'
  | 'Communication and media'
  | 'Consumer and retail'
  | 'Healthcare and life science'
  | 'Import, export, manufacturing'
  | 'Oil and gas'
  | 'Technology'
  | 'Power and electrical'
  | 'Renewable energy'

/** A case study: 500 to 800 words. */
export type CaseStudy = {
  slug: CaseSlug
  /** Cards cut the title at 20 characters and the description at 100, so both are longer. */
  title: string
  description: string
  /** For search engines: title up to 60 characters with the company's name, description 110 to 155. */
  metaTitle: string
  metaDescription: string
  drawing: `case-${CaseSlug}`
  client: string
  clientType: string
  /** One of the menu's ten industries, by its label. */
  industry: IndustryLabel
  /** Menu paths. */
  services: `/services/${ServiceSectionId}/${string}`[]
  problem: { heading: string; text: string[] }
  work: {
    heading: string
    text: string[]
    /** Those that guard what must not break are drawn as gates. */
    steps: { title: string; guards?: true; weeks: string; text: string }[]
  }
  team: string
  time: string
  results: { value: string; label: string; note: string }[]
  technologies: string[]
  quotation: { text: string; name: string; role: string }
  /** What went wrong, and what it taught. */
  lesson: string
}
