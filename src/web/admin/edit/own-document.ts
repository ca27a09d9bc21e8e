import type { KindName } from '../../../features/documents/kinds/all-kinds.ts'
import type { Spot } from './canvas/spots.ts'
import type { Field } from './fields/field-path.ts'

const ownKinds: Record<string, KindName> = {
  '/': 'home',
  '/work': 'work-page',
  '/products': 'products-page',
  '/services': 'services-page',
  '/insights': 'insights-page',
  '/careers': 'careers-page',
  '/search': 'search-page',
  '/contact': 'company',
}

/** The document of a page that visitors don't find while it has nothing to show: the only one of its kind. */
export function hiddenDocument(path: string): Field | undefined {
  const kind = ownKinds[path]
  return kind && { kind, id: kind, path: '' }
}

/** The document that a page is about: the one that its heading belongs to, if none is known for its address. */
export function ownDocument(spots: Spot[], path: string): Field | undefined {
  const kind = ownKinds[path]
  const inMain = spots.filter(({ element }) => element.closest('main'))
  const own = kind
    ? spots.find(({ field }) => field.kind === kind)
    : (inMain.find(({ element }) => element.closest('h1')) ?? inMain[0])
  return own && { ...own.field, path: '' }
}

const withPages = new Set<KindName>(['page', 'legal-page', 'service', 'case', 'product'])

/** Whether this page only leads to it, as its footer does to a page that is still written: not this page's to publish. */
export const isLinkedOnly = (
  spots: Spot[],
  own: string | undefined,
  { kind, id }: Pick<Field, 'id'> & { kind: string },
) =>
  id !== own &&
  withPages.has(kind as KindName) &&
  !spots.some(({ field, element }) => field.id === id && element.closest('main'))
