import { type KindName, kindNamed } from '../kinds/all-kinds.ts'

/** The page that shows what has none of its own; what no page shows is not among them. */
const pages: Partial<Record<KindName, string>> = {
  company: '/contact',
  brand: '/',
  navigation: '/',
  home: '/',
  leader: '/',
  testimonial: '/',
  counter: '/',
  'timeline-entry': '/',
  promise: '/',
  'home-card': '/',
  office: '/contact',
  'consent-text': '/contact',
  benefit: '/careers',
  'hiring-step': '/careers',
  'careers-page': '/careers',
  'work-page': '/work',
  'products-page': '/products',
  'services-page': '/services',
  'service-section': '/services',
  'insights-page': '/insights',
  'search-page': '/search',
}

/** The page on which a document is seen, by the addresses of all that have one. */
export function shownAt(
  { paths }: { paths: ReadonlyMap<string, string> },
  kind: KindName,
  id: string,
): string | undefined {
  if (pages[kind] !== undefined) return pages[kind]
  return kindNamed(kind).under === undefined ? undefined : paths.get(id)
}
