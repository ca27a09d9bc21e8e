import { sample } from '../../../../test/sample/sample-documents.ts'
import { expect, test } from 'vitest'
import { listPages } from '../list-pages.server.ts'
import type { PageEntry, Thing } from '../page-entry.ts'
import { firstPrice } from '../sources/product-entries.ts'
import { structuredData } from './structured-data.ts'

const pages = listPages(sample)
const absolute = (path: string) => new URL(path, 'https://www.acme.example').href
const crumbsOf = ({ parents, title, path }: PageEntry) => [...parents, { label: title, path }]
const graphOf = (entry: PageEntry) =>
  structuredData(entry, crumbsOf(entry), absolute, sample)['@graph'] as Thing[]
const ofKind = (kind: string) => pages.filter((page) => page.kind === kind)

/**
 * What schema.org defines and Google's documentation of search features names, required fields
 * first: https://developers.google.com/search/docs/appearance/structured-data/search-gallery.
 * SoftwareApplication lacks a rating: nobody has rated the products, and none is made up.
 */
const fields: Record<string, { required: string[]; recommended: string[] }> = {
  Organization: {
    required: ['name', 'url'],
    recommended:
      'logo legalName description address contactPoint email telephone sameAs foundingDate'.split(
        ' ',
      ),
  },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'addressCountry'],
    recommended: ['addressRegion', 'postalCode'],
  },
  ContactPoint: { required: ['contactType'], recommended: ['email', 'telephone', 'url'] },
  WebSite: {
    required: ['name', 'url'],
    recommended: ['description', 'publisher', 'inLanguage', 'potentialAction'],
  },
  SearchAction: { required: ['target', 'query-input'], recommended: [] },
  EntryPoint: { required: ['urlTemplate'], recommended: [] },
  WebPage: {
    required: ['name', 'url'],
    recommended: ['description', 'dateModified', 'inLanguage', 'isPartOf', 'primaryImageOfPage'],
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position', 'name', 'item'], recommended: [] },
  Service: {
    required: ['name', 'description', 'url'],
    recommended: [],
  },
  OfferCatalog: { required: ['name', 'itemListElement'], recommended: [] },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
  CreativeWork: {
    required: ['name', 'url'],
    recommended:
      'headline description image author creator publisher about keywords inLanguage dateModified'.split(
        ' ',
      ),
  },
  Quotation: { required: ['text'], recommended: ['creator'] },
  Person: { required: ['name'], recommended: ['jobTitle'] },
  SoftwareApplication: {
    required: ['name', 'offers'],
    recommended: [
      'applicationCategory',
      'operatingSystem',
      'description',
      'image',
      'url',
      'publisher',
    ],
  },
  ImageObject: { required: ['url'], recommended: ['width', 'height'] },
}

const ofTheMainService = ['serviceType', 'provider', 'areaServed', 'image']

function* thingsIn(value: unknown): Generator<Thing> {
  if (Array.isArray(value)) for (const one of value) yield* thingsIn(one)
  else if (value && typeof value === 'object') {
    if ('@type' in value) yield value as Thing
    for (const one of Object.values(value)) yield* thingsIn(one)
  }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

test('every object has the fields that are required and recommended for its type', () => {
  const seen = new Set<string>()
  for (const entry of pages)
    for (const thing of thingsIn(graphOf(entry))) {
      const type = thing['@type']
      seen.add(type)
      const isNamedOnly = type === 'Organization' && !thing.logo
      const { required, recommended } = fields[type] ?? { required: ['name'], recommended: [] }
      const wanted = isNamedOnly ? ['name'] : [...required, ...recommended]
      if (type === 'Service' && thing['@id']) wanted.push(...ofTheMainService)
      if (type === 'Offer') wanted.splice(0, 1)
      expect([entry.path, type, wanted.filter((field) => isEmpty(thing[field]))]).toEqual([
        entry.path,
        type,
        [],
      ])
    }
  expect([...seen].toSorted()).toEqual([...Object.keys(fields), 'Offer', 'Thing'].toSorted())
})

test('every address in it is absolute, and ids lead to something', () => {
  for (const entry of pages) {
    const graph = graphOf(entry)
    const ids = new Set([...thingsIn(graph)].map((thing) => thing['@id']))
    const home = new Set([...thingsIn(graphOf(pages[0]!))].map((thing) => thing['@id']))
    JSON.stringify(graph, (key, value) => {
      if (['url', 'item', 'image', 'logo', '@id'].includes(key) && typeof value === 'string')
        expect(value).toMatch(/^https:\/\/www\.acme\.example\//)
      if (value && typeof value === 'object' && '@id' in value && !('@type' in value))
        expect([entry.path, value['@id'], ids.has(value['@id']) || home.has(value['@id'])]).toEqual(
          [entry.path, value['@id'], true],
        )
      return value
    })
  }
})

const typesOf = (entry: PageEntry) => graphOf(entry).map((thing) => thing['@type'])

test('Home says who the company is and where to search', () => {
  expect(typesOf(pages[0]!)).toEqual(['Organization', 'WebSite', 'WebPage'])
  const site = graphOf(pages[0]!)[1]
  expect(site?.potentialAction).toEqual({
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: 'https://www.acme.example/search?q={search_term_string}',
    },
    'query-input': 'required name=search_term_string',
  })
})

test.each([
  ['service', ['Service', 'FAQPage']],
  ['card', ['Service']],
  ['case', ['CreativeWork']],
  ['product', ['SoftwareApplication', 'FAQPage']],
  ['section', []],
  ['legal', []],
])('a page of kind %s is described as %s, with its breadcrumbs', (kind, types) => {
  expect(ofKind(kind).length).toBeGreaterThan(0)
  for (const entry of ofKind(kind))
    expect(typesOf(entry)).toEqual(['Organization', 'WebPage', 'BreadcrumbList', ...types])
})

test('breadcrumbs have at least two steps, counted from 1, each with an address', () => {
  for (const entry of pages.slice(1)) {
    const list = graphOf(entry).find((thing) => thing['@type'] === 'BreadcrumbList')
    const steps = list?.itemListElement as { position: number; item: string }[]
    expect(steps.length).toBeGreaterThanOrEqual(2)
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    expect(steps.at(-1)?.item).toBe(absolute(entry.path))
  }
})

test('offers of products have the first price that their words name', () => {
  for (const entry of ofKind('product')) {
    const { offers } = graphOf(entry).find((thing) => thing['@type'] === 'SoftwareApplication')!
    for (const { price, priceCurrency } of offers as { price: number; priceCurrency: string }[]) {
      expect(price).toBeGreaterThan(0)
      expect(priceCurrency).toBe('INR')
    }
  }
})

test.each([
  ['₹ 60,000 or US$ 700', 60_000, 'INR'],
  ['₹ 4.5 lakh or US$ 5,200', 450_000, 'INR'],
  ['₹ 1.25 crore', 12_500_000, 'INR'],
  ['₹ 5.50 or US$ 0.065', 5.5, 'INR'],
  ['from US$ 5,200', 5200, 'USD'],
  ['$49.90 a seat', 49.9, 'USD'],
  ['€ 1,200', 1200, 'EUR'],
  ['£1,200 a month', 1200, 'GBP'],
  ['CHF 900, per site', 900, 'CHF'],
  ['For ISO 9001, € 700', 700, 'EUR'],
  ['€ 700, 3 sites', 700, 'EUR'],
  ['€ 1.200 or US$ 1,400.', 1400, 'USD'],
  ['₹ 16,00,000', 1_600_000, 'INR'],
  ['€ 50 monthly', 50, 'EUR'],
])('%s is %s %s', (words, price, priceCurrency) => {
  expect(firstPrice(words)).toEqual({ price, priceCurrency })
})

test.each([
  'Nothing',
  'CA$ 700',
  'On request',
  '700',
  'ISO 9001',
  '€ 1.200',
  '€ 49,90',
  'BRL 4.500,00',
  "CHF 1'200",
  'CHF 1’200',
  '€ 1 200',
  '€ 1\u202f200',
  'US$ 1.2 million',
  '€ 2 million',
  'US$ 5k',
  'EUR 3 Mio.',
  '₹ 9 Lakh',
  'US$ 0.065',
])('%s is no price, or no clear one', (words) => {
  expect(firstPrice(words)).toBeUndefined()
})
