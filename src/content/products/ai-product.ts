import type { ServiceSectionId } from '../services.ts'

export type ProductSlug = 'darwaza' | 'munshi'

/** One of our own products: 400 to 600 words without its illustration. */
export type AiProduct = {
  slug: ProductSlug
  name: string
  /** What it is, in half a sentence. */
  kind: string
  /** For search engines: title up to 60 characters with the company's name, description 110 to 155. */
  metaTitle: string
  metaDescription: string
  drawing: `product-${ProductSlug}`
  /** The services that came out of it or put it to work, as menu paths. */
  services: `/services/${ServiceSectionId}/${string}`[]
  card: { title: string; text: string; fact: string }
  lead: string
  problem: { heading: string; text: string[] }
  how: { heading: string; steps: { title: string; text: string }[] }
  refusals: { heading: string; items: string[] }
  limits: { heading: string; text: string[] }
  deployment: { heading: string; text: string }
  price: { heading: string; text: string; lines: { value: string; label: string }[] }
  questionsHeading: string
  questions: { question: string; answer: string }[]
}
