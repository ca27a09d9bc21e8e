import { isReservedName } from '../reserved-addresses.ts'
import type {
  CaseStudy,
  Documents,
  Product,
  Service,
  ServiceCard,
  ServiceSection,
} from './documents.ts'

export type PlacedCard = ServiceCard & { path: string }

export type PlacedService = Omit<Service, 'section'> & {
  path: string
  section: ServiceSection
  cards: PlacedCard[]
}

export type PlacedSection = ServiceSection & { path: string; services: PlacedService[] }
export type PlacedCase = CaseStudy & { path: string }
export type PlacedProduct = Product & { path: string }

/** What the company offers, sells and has done, each where it stands; by its id, too. */
export type Offer = {
  sections: PlacedSection[]
  services: ReadonlyMap<string, PlacedService>
  cases: ReadonlyMap<string, PlacedCase>
  products: ReadonlyMap<string, PlacedProduct>
}

const kept = new WeakMap<Documents, Offer>()

export function offerOf(documents: Documents): Offer {
  const known = kept.get(documents)
  if (known) return known
  const offer = makeOffer(documents)
  kept.set(documents, offer)
  return offer
}

const offered = /^(\/(?:services|work|products)(?:\/[^?#]*)?)(?:[?#]|$)/i
const atTop = /^\/([a-z\d]+(?:-[a-z\d]+)*)\/*(?:[?#]|$)/i

/** The address of a link, if a document stands there or nothing does; with a slash at its end it leads to the same. */
function pathIn(link: string): string | undefined {
  const path = offered.exec(link)?.[1]
  if (path !== undefined) return path.toLowerCase().replace(/\/+$/, '')
  const name = atTop.exec(link)?.[1]
  return name === undefined || isReservedName(name) ? undefined : `/${name.toLowerCase()}`
}

const blog = /^\/(insights|blog-posting-by-lexical)\/?(?:[?#]|$)/i

/** Home has an About while it has something to say there. */
export const isAboutSaid = ({ home: { about }, timeline }: Documents) =>
  Boolean(about.statement) || about.paragraphs.length + timeline.length > 0

/** The parts of Home that are left out while they are empty, and that menus lead to. */
const emptyParts: Record<string, (documents: Documents) => boolean> = {
  '/#about': (documents) => !isAboutSaid(documents),
  '/#why': ({ promises }) => promises.length === 0,
}

/** Whether menus leave a link out: it goes to what is there no more, to a blog without a post or an empty part of Home. */
export const leadsToNothing = (link: string, documents: Documents) =>
  leadsNowhere(link, documents) ||
  (!documents.hasPosts && blog.test(link)) ||
  (Object.hasOwn(emptyParts, link) && emptyParts[link]!(documents))

/** Pages of the program that list documents: each is there while it has something to list. */
export const isOverview = (path: string) => /^\/(services|work|products)$/i.test(path)

/** Whether a link goes to a page that is there no more; other addresses are none of its business. */
export function leadsNowhere(link: string, documents: Documents): boolean {
  const path = pathIn(link)
  if (path === undefined || documents.moved.has(path)) return false
  const { sections, cases, products } = offerOf(documents)
  if (path === '/work') return cases.size === 0
  if (path === '/products') return products.size === 0
  if (path === '/services') return sections.length + cases.size + products.size === 0
  return !pathsOf(documents).has(path)
}

const keptPaths = new WeakMap<Documents, Set<string>>()

function pathsOf(documents: Documents) {
  const known = keptPaths.get(documents)
  if (known) return known
  const paths = new Set([...documents.paths.values()].map((path) => path.toLowerCase()))
  keptPaths.set(documents, paths)
  return paths
}

/** The published among these, in the order in which they are named, each once. */
export const namedOf = <Placed>(ids: string[], among: ReadonlyMap<string, Placed>): Placed[] =>
  [...new Set(ids)].flatMap((id) => among.get(id) ?? [])

/** The other services that one leads to: not to itself. */
export const relatedTo = ({ id, related }: Pick<Service, 'id' | 'related'>, documents: Documents) =>
  namedOf(
    related.filter((other) => other !== id),
    offerOf(documents).services,
  )

function makeOffer(documents: Documents): Offer {
  const { serviceSections, services, serviceCards, cases, products, paths } = documents
  const placed = <Document extends { id: string }>(all: Document[]) =>
    all.flatMap((document) => {
      const path = paths.get(document.id)
      return path === undefined ? [] : [{ ...document, path }]
    })
  const cardsOf = Map.groupBy(placed(serviceCards), ({ service }) => service)
  const sectionOf = new Map(serviceSections.map((section) => [section.id, section]))
  const listed = placed(services).map((service) => ({
    ...service,
    section: sectionOf.get(service.section)!,
    cards: cardsOf.get(service.id) ?? [],
  }))
  const servicesOf = Map.groupBy(listed, ({ section }) => section.id)
  return {
    // A section without a service is not spoken of.
    sections: placed(serviceSections).flatMap((section) => {
      const own = servicesOf.get(section.id)
      return own ? [{ ...section, path: `/services#${section.slug}`, services: own }] : []
    }),
    services: byId(listed),
    cases: byId(placed(cases)),
    products: byId(placed(products)),
  }
}

const byId = <Placed extends { id: string }>(all: Placed[]) =>
  new Map(all.map((one) => [one.id, one]))

/** Home's cards, but for those whose page is there no more. */
export const cardsOfHome = (documents: Documents) =>
  documents.homeCards.filter(({ link }) => !leadsToNothing(link, documents))
