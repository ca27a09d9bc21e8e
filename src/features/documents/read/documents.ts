import { findPictures } from '../../media/find-pictures.ts'
import type { Picture } from '../../media/picture.ts'
import { currentTimeBudget } from '../../../platform/db/time-budget.ts'
import type { Db, Noun } from '../../../platform/db/tables.ts'
import { addressesOf } from './addresses.ts'
import { redirectSteps } from './redirect-steps.ts'
import { type OwnDrawing, ownDrawings } from '../drawings/own-drawings.ts'
import type { Published } from './published.ts'
import { allSlugs, type HadSlug } from '../document-slug-store.ts'
import { publishedTexts } from '../document-store.ts'
import { valueOf } from '../document-value.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { defaultLanguage } from '../languages.ts'
import { inLanguage } from '../schema/in-language.ts'
import { withLists } from '../schema/with-lists.ts'
import { namedIn } from '../schema/named-in.ts'
import { publishedIn } from '../translation-store.ts'
import { isPublishedNoun } from './published-noun.ts'

/** What a company has not said of itself yet, its name says. */
export type Company = Published<'company'> & Record<Sayable, string>

type Sayable = 'legalName' | 'tagline' | 'description'

function named(company: Published<'company'>): Company {
  const { name, legalName = name, tagline = name, description = name } = company
  return { ...company, legalName, tagline, description }
}

type Brand = Published<'brand'>
export type Office = Published<'office'>
export type Leader = Published<'leader'>
export type Testimonial = Published<'testimonial'>
export type Counter = Published<'counter'>
export type TimelineEntry = Published<'timeline-entry'>
export type CompanyPromise = Published<'promise'>
export type HomeCard = Published<'home-card'>
type Benefit = Published<'benefit'>
export type HiringStep = Published<'hiring-step'>
export type Page = Published<'page'>
export type LegalPage = Published<'legal-page'>
type ConsentText = Published<'consent-text'>
type Navigation = Published<'navigation'>
export type Deck = Published<'deck'>
export type HomeWords = Published<'home'>
export type CareersPage = Published<'careers-page'>
export type WorkPage = Published<'work-page'>
export type ProductsPage = Published<'products-page'>
type InsightsPage = Published<'insights-page'>
type SearchPage = Published<'search-page'>
export type ServicesPage = Published<'services-page'>
export type ServiceSection = Published<'service-section'>
export type Service = Published<'service'>
export type ServiceCard = Published<'service-card'>
export type CaseStudy = Published<'case'>
export type Product = Published<'product'>

/** Everything that the company says of itself, as visitors see it at one moment. */
export type Documents = {
  company: Company
  /** How the company looks, where that differs from the defaults. */
  brand: Brand | undefined
  offices: Office[]
  leaders: Leader[]
  testimonials: Testimonial[]
  counters: Counter[]
  timeline: TimelineEntry[]
  promises: CompanyPromise[]
  homeCards: HomeCard[]
  benefits: Benefit[]
  hiringSteps: HiringStep[]
  pages: Page[]
  legalPages: LegalPage[]
  consentTexts: ConsentText[]
  navigation: Navigation
  deck: Deck | undefined
  home: HomeWords
  careersPage: CareersPage
  workPage: WorkPage
  productsPage: ProductsPage
  servicesPage: ServicesPage
  insightsPage: InsightsPage
  searchPage: SearchPage
  serviceSections: ServiceSection[]
  services: Service[]
  serviceCards: ServiceCard[]
  cases: CaseStudy[]
  products: Product[]
  /** Where each of them stands that has an address, by its id. */
  paths: ReadonlyMap<string, string>
  /** The uploads that these show, by their addresses. */
  pictures: ReadonlyMap<string, Picture>
  /** The drawings that an import has brought, by name. */
  drawings: ReadonlyMap<string, OwnDrawing>
  /** Without a post, nothing leads to the blog; where pages are drawn, that is asked. */
  hasPosts: boolean
  /** The day of the last change, such as 2026-11-23. */
  changedOn: string
  /** Where an address leads next that a document had before, or that an owner redirects: `/privacy` to `/privacy-policy`. */
  moved: ReadonlyMap<string, string>
}

export type OfKind = <Name extends KindName>(kind: Name) => Published<Name>[]

type Beside = Pick<Documents, 'pictures' | 'drawings' | 'hasPosts' | 'changedOn'> & {
  had: HadSlug[]
}

export function asDocuments(of: OfKind, { had, ...beside }: Beside): Documents {
  const paths = addressesOf(of)
  const one = <Name extends KindName>(kind: Name): Published<Name> => {
    const [document] = of(kind)
    if (!document) throw new Error(`There is no document of the kind '${kind}'.`)
    return document
  }
  return {
    company: named(one('company')),
    brand: of('brand')[0],
    offices: of('office'),
    leaders: of('leader'),
    testimonials: of('testimonial'),
    counters: of('counter'),
    timeline: of('timeline-entry'),
    promises: of('promise'),
    homeCards: of('home-card'),
    benefits: of('benefit'),
    hiringSteps: of('hiring-step'),
    pages: of('page'),
    legalPages: of('legal-page'),
    consentTexts: of('consent-text'),
    navigation: one('navigation'),
    deck: of('deck')[0],
    home: one('home'),
    careersPage: one('careers-page'),
    workPage: one('work-page'),
    productsPage: one('products-page'),
    servicesPage: one('services-page'),
    insightsPage: one('insights-page'),
    searchPage: one('search-page'),
    serviceSections: of('service-section'),
    services: of('service'),
    serviceCards: of('service-card'),
    cases: of('case'),
    products: of('product'),
    paths,
    ...beside,
    moved: redirectSteps({ of, paths, had }),
  }
}

/** What is published now, each kind in its order; what a language doesn't say, the default one says. */
export async function readPublished(
  db: Db,
  language = defaultLanguage,
  hasPosts = true,
): Promise<Documents> {
  const translated = await publishedIn(db, language)
  const byKind = new Map<KindName, Published[]>()
  let last = ''
  for (const row of await publishedTexts(db, defaultLanguage)) {
    const { id, kind, slug, published, publishedAt } = row
    if (publishedAt > last) last = publishedAt
    const own = translated.get(id)
    const said = withLists(kindNamed(kind), valueOf(published))
    const value = own === undefined ? said : inLanguage(kindNamed(kind), said, valueOf(own))
    const document = { ...value, id, ...(slug !== null && { slug }) } as Published
    const others = byKind.get(kind)
    if (others) others.push(document)
    else byKind.set(kind, [document])
  }
  const of = ((kind) => byKind.get(kind) ?? []) as OfKind
  return asDocuments(of, {
    pictures: await uploadsOf(db, byKind),
    drawings: await drawingsByName(db),
    hasPosts,
    changedOn: last.slice(0, 10),
    had: await allSlugs(db),
  })
}

/** The drawings that an import has brought. */
export const drawingsByName = async (db: Db) =>
  new Map((await ownDrawings(db)).map((drawing) => [drawing.name, drawing]))

/** The uploads that these name. */
export async function uploadsOf(db: Db, byKind: Map<KindName, Published[]>) {
  const shown = [...byKind].flatMap(([kind, all]) =>
    all.flatMap((document) => namedIn(kindNamed(kind), document)),
  )
  const ids = shown.flatMap((named) =>
    named.is === 'picture' && named.upload ? named.upload.replace('/media/', '') : [],
  )
  const found = await findPictures(db, [...new Set(ids)])
  return new Map([...found.values()].map((picture) => [picture.url, picture]))
}

/**
 * What is published, read once and kept until some of it changes. While it cannot be read anew, what was
 * known is said: a page with yesterday's words is better than none, and nobody keeps it.
 */
export function openDocuments(db: Db, hasPosts = async () => true) {
  let known: Documents | undefined
  let reading: Promise<Documents> | undefined

  async function readAnew() {
    const asked = hasPosts().then((has) => readPublished(db, defaultLanguage, has))
    reading = asked
    try {
      const read = await asked
      if (reading === asked) known = read
      return read
    } catch (error) {
      if (reading === asked) reading = undefined
      throw error
    }
  }

  return {
    async read(): Promise<Documents> {
      try {
        return await (reading ?? readAnew())
      } catch (error) {
        if (!known) throw error
        // Whoever waited for a reading that another had begun must not keep what is made of this either.
        currentTimeBudget().hadTrouble = true
        return known
      }
    },
    forget(nouns: Noun[]) {
      if (nouns.some((noun) => noun === 'everything' || isPublishedNoun(noun))) reading = undefined
    },
  }
}

export type DocumentsSource = ReturnType<typeof openDocuments>
