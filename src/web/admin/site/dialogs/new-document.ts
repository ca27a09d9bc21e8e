import { firstCharacters } from '../../../../features/documents/rich/characters-in.ts'

/** What has a page of its own, in the order in which it is offered. */
export const pageKinds = ['page', 'service', 'service-card', 'case', 'product', 'legal-page']

/** Of which kind what it stands below is. */
export const aboveKinds: Record<string, string | undefined> = {
  service: 'service-section',
  'service-card': 'service',
}

const parentFields: Record<string, string> = { service: 'section', 'service-card': 'service' }

export const ownAddress = (kind: string) => pageKinds.includes(kind) || kind === 'service-section'

/** Which fields say the title, and how much room each has. */
const titleFields: Record<string, Record<string, number>> = {
  page: { title: 80 },
  service: { title: 80, label: 60, metaTitle: 70 },
  'service-card': { title: 80 },
  'service-section': { label: 40 },
  case: { title: 120, metaTitle: 70 },
  product: { name: 60, metaTitle: 70 },
  'legal-page': { heading: 80, linkLabel: 40, metaTitle: 70 },
  leader: { name: 80 },
  office: { name: 60 },
  testimonial: { name: 80 },
  counter: { label: 60 },
  'timeline-entry': { text: 240 },
  promise: { title: 80 },
  'home-card': { title: 60 },
  benefit: { title: 80 },
  'hiring-step': { title: 80 },
}

/** One of a kind, such as the deck, is called what it is. */
export const hasTitle = (kind: string) => kind in titleFields

/** The first words of a new document. */
export function titledValue(kind: string, title: string, above: string): Record<string, unknown> {
  const said = Object.entries(titleFields[kind] ?? {}).map(([field, most]) => [
    field,
    firstCharacters(title, most).trim(),
  ])
  const parent = parentFields[kind]
  return {
    ...Object.fromEntries(said),
    ...(parent && above && { [parent]: above }),
    ...(kind === 'page' && { listed: 'nobody' }),
  }
}

/** A document below another one. */
export const placedBelow = (kind: string, value: Record<string, unknown>, above: string) => ({
  ...value,
  [parentFields[kind]!]: above,
})
