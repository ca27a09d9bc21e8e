import type { Value } from '../document-value.ts'

/** The fields that name somebody or something, by kind. */
const naming: Record<string, string[]> = {
  company: ['legalName', 'name'],
  leader: ['name'],
  testimonial: ['name'],
  case: ['client'],
  product: ['name'],
}

/** Whom and what a document names, as its pack said it. A note on what belongs there is told by itself. */
export const givenNames = (kind: string, given: Value): string[] =>
  (naming[kind] ?? []).flatMap((field) => {
    const name = given[field]
    return typeof name === 'string' && name.length > 2 && !name.startsWith('‹') ? [name] : []
  })
