import type { RouterContextProvider } from 'react-router'
import type { KindName } from '../../../features/documents/kinds/all-kinds.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'
import { publishedNoun } from '../../../features/documents/read/published-noun.ts'
import { pageContext } from '../../page-context.ts'

/** What every page shows or is found by; a link of the menu is shown as long as it leads somewhere. */
const kindsOfFrame = [
  'company',
  'brand',
  'office',
  'page',
  'legal-page',
  'navigation',
  'redirect',
  'services-page',
  'service-section',
  'service',
  'case',
  'product',
  'home',
  'timeline-entry',
  'promise',
] as const

const nounsOfFrame = kindsOfFrame.map(publishedNoun)

/** What Careers shows beside what every page says. */
export const kindsOfCareers: KindName[] = ['careers-page', 'benefit', 'hiring-step']

/** What Home shows beside what every page says of the company. */
export const kindsOfHome: KindName[] = ['leader', 'testimonial', 'counter', 'home-card']

/** What the company says, for this request; whatever is made of it is dropped when it changes. */
export function documentsIn(
  context: Readonly<RouterContextProvider>,
  kinds: KindName[] = [],
): Documents {
  const { documents, reads } = context.get(pageContext)
  for (const noun of nounsOfFrame) reads(noun)
  for (const kind of kinds) reads(publishedNoun(kind))
  return documents
}
