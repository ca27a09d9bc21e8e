import type { ServiceSectionId } from './services.ts'

export type ServiceCard = {
  /** The last part of the card's address, in kebab-case. */
  slug: string
  title: string
  /** One sentence on the service page. */
  summary: string
  /** For search engines: 110 to 155 characters, unlike any other. */
  description: string
  /** The card's own page: a lead and two to four headed parts, 150 to 300 words in all. */
  lead: string
  /** The figure that who asks for this wants to know. */
  figure: { value: string; label: string }
  parts: { heading: string; text: string[] }[]
}

export type ServiceStep = {
  title: string
  /** The step that keeps the rest from going wrong: drawn as a gate, in the signal colour. */
  guards?: true
  weeks: string
  text: string
  result: string
}

/** A service page: 450 to 800 words without its cards. */
export type ServicePage = {
  section: ServiceSectionId
  /** Spelled as in the menu. */
  slug: string
  title: string
  /** For search engines: title up to 60 characters with the company's name, description 110 to 155. */
  metaTitle: string
  description: string
  lead: string
  /** Team, length, where it runs, what it starts from: four short facts. */
  facts: { label: string; value: string }[]
  /** Who it is for and the problem, in concrete terms: a heading and two or three paragraphs. */
  problem: { heading: string; text: string[] }
  /** How we work on it: three to six steps with their weeks and what the client holds afterwards. */
  stepsHeading: string
  steps: ServiceStep[]
  cardsHeading: string
  cards: ServiceCard[]
  /** A related case study and two or three figures. */
  proof: {
    caseSlug: CaseSlug
    heading: string
    text: string
    figures: { value: string; label: string }[]
  }
  questionsHeading: string
  questions: { question: string; answer: string }[]
  next: { heading: string; text: string }
  /** Other services worth reading, as menu paths. */
  related: string[]
}

export type CaseSlug =
  | 'himdhara-cold-chain'
  | 'sahyagiri-ledger'
  | 'pecan-model-gate'
  | 'teesta-freight-estimates'
  | 'marudhar-wind-forecast'
  | 'kaveri-checkout'
