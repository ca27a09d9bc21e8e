import type { Documents } from '../../../features/documents/read/documents.ts'
import { organization, organizationId } from './organization.ts'
import type { Absolute, Crumb, PageEntry, Thing } from '../page-entry.ts'
import { socialPath } from '../social/social-path.ts'

/** Everything a page says of itself to machines: schema.org as JSON-LD, in one graph. */
export function structuredData(
  entry: PageEntry,
  crumbs: Crumb[],
  absolute: Absolute,
  documents: Documents,
) {
  const things = entry.things(absolute)
  const [about] = things
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(entry.kind === 'home'
        ? [
            organization(absolute, documents),
            webSite(absolute, documents),
            webPage(entry, absolute),
          ]
        : [
            publisher(absolute, documents),
            {
              ...webPage(entry, absolute),
              ...(about?.['@id'] ? { mainEntity: { '@id': about['@id'] } } : {}),
            },
            breadcrumbList(crumbs, absolute),
          ]),
      ...things,
    ],
  }
}

/** Home has the company in full; other pages name it, so that what points to it is complete. */
const publisher = (absolute: Absolute, { company }: Documents): Thing => ({
  '@type': 'Organization',
  ...organizationId(absolute),
  name: company.name,
  url: absolute('/'),
})

const webSite = (absolute: Absolute, { company }: Documents): Thing => ({
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: company.name,
  url: absolute('/'),
  description: company.description,
  inLanguage: 'en',
  publisher: organizationId(absolute),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

const webPage = (entry: PageEntry, absolute: Absolute): Thing => ({
  '@type': 'WebPage',
  '@id': absolute(`${entry.path}#page`),
  url: absolute(entry.path),
  name: entry.metaTitle,
  description: entry.description,
  inLanguage: 'en',
  ...(entry.lastModified && { dateModified: entry.lastModified }),
  isPartOf: { '@id': absolute('/#website') },
  primaryImageOfPage: {
    '@type': 'ImageObject',
    url: absolute(socialPath(entry.path)),
    width: 1200,
    height: 630,
  },
})

/** Not on Home, where it would have one step. Headings of the menu are no pages, and a list item without an address would be invalid. */
const breadcrumbList = (crumbs: Crumb[], absolute: Absolute): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs
    .filter(({ path }) => path)
    .map(({ label, path = '/' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(path),
    })),
})
