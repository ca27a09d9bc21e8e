import type { Kind } from '../schema/kind.ts'
import { benefit } from './careers/benefit.ts'
import { hiringStep } from './careers/hiring-step.ts'
import { brand } from './company/brand.ts'
import { company } from './company/company.ts'
import { navigation } from './company/navigation.ts'
import { office } from './company/office.ts'
import { redirect } from './company/redirect.ts'
import { deck } from './deck/deck.ts'
import { counter } from './home/counter.ts'
import { homeCard } from './home/home-card.ts'
import { promise } from './home/promise.ts'
import { timelineEntry } from './home/timeline-entry.ts'
import { consentText } from './legal/consent-text.ts'
import { legalPage } from './legal/legal-page.ts'
import { careersPage } from './pages/careers-page.ts'
import { home } from './pages/home.ts'
import { page } from './pages/free-page.ts'
import {
  insightsPage,
  productsPage,
  searchPage,
  servicesPage,
  workPage,
} from './pages/overview-pages.ts'
import { serviceCard } from './services/service-card.ts'
import { serviceSection } from './services/service-section.ts'
import { service } from './services/service.ts'
import { caseStudy } from './work/case.ts'
import { product } from './work/product.ts'
import { leader } from './people/leader.ts'
import { testimonial } from './people/testimonial.ts'

/** Everything that a page can say, kind by kind. */
export const kinds = {
  company,
  brand,
  office,
  leader,
  testimonial,
  counter,
  'timeline-entry': timelineEntry,
  promise,
  'home-card': homeCard,
  benefit,
  'hiring-step': hiringStep,
  page,
  'legal-page': legalPage,
  'consent-text': consentText,
  navigation,
  redirect,
  deck,
  home,
  'careers-page': careersPage,
  'work-page': workPage,
  'products-page': productsPage,
  'services-page': servicesPage,
  'insights-page': insightsPage,
  'search-page': searchPage,
  'service-section': serviceSection,
  service,
  'service-card': serviceCard,
  case: caseStudy,
  product,
} as const

export type KindName = keyof typeof kinds

export const kindNames = Object.keys(kinds) as KindName[]

export const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name)

export const listKinds = () =>
  Object.values<Pick<Kind, 'name' | 'label' | 'single'>>(kinds).map(({ name, label, single }) => ({
    name,
    label,
    single,
  }))

export const kindNamed = (name: KindName): Kind => kinds[name] as unknown as Kind

/** Those whose documents stand below the same address, the kind itself among them: one address, one document. */
export function kindsBeside(name: KindName): KindName[] {
  const { under, parent } = kindNamed(name)
  if (under === undefined || parent !== undefined) return [name]
  return kindNames.filter((other) => {
    const beside = kindNamed(other)
    return beside.under === under && beside.parent === undefined
  })
}
