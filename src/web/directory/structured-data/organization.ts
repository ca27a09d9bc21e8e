import type { Documents, Office } from '../../../features/documents/read/documents.ts'
import type { Absolute, Thing } from '../page-entry.ts'

export const organizationId = (absolute: Absolute) => ({ '@id': absolute('/#organization') })

export function organization(absolute: Absolute, { company, offices }: Documents): Thing {
  const { contacts, socials, languages = [], founded = company.copyrightSince } = company
  return {
    '@type': 'Organization',
    ...organizationId(absolute),
    name: company.name,
    legalName: company.legalName,
    url: absolute('/'),
    description: company.description,
    logo: {
      '@type': 'ImageObject',
      url: absolute('/look/icon-512.png'),
      width: 512,
      height: 512,
    },
    ...(founded && { foundingDate: String(founded) }),
    ...(company.registration && { identifier: company.registration }),
    email: contacts.office,
    telephone: contacts.phone,
    sameAs: socials.flatMap(({ address }) => address ?? []),
    ...(offices.length > 0 && { address: offices.map(postalAddress) }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      url: absolute('/contact'),
      email: contacts.office,
      telephone: contacts.phone,
      ...(languages[0] && { availableLanguage: languages }),
    },
  }
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const american = ['United States', 'USA']
const countries = new Set([
  ...letters.flatMap((one) => letters.flatMap((other) => names.of(one + other) ?? [])),
  ...american,
  'UK',
])

/**
 * Indian offices name street and town in one line and the state in the next; American ones do not. Which part of
 * another's lines is the town, nobody can tell: it has its street, and its country if the last line is one.
 */
export function postalAddress({ lines }: Pick<Office, 'lines'>): Thing {
  const [house = '', town = '', land = ''] = lines
  const [, first, second, postalCode] =
    (lines.length === 3 && /^(.+), (.+) (\d{5,6})$/.exec(town)) || []
  const [, region, country = ''] = /^(.+), (.+)$/.exec(land) ?? []
  const address: Thing = { '@type': 'PostalAddress' }
  if (first && region && countries.has(country))
    return {
      ...address,
      streetAddress: `${house}, ${first}`,
      addressLocality: second,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    }
  if (first && american.includes(land))
    return {
      ...address,
      streetAddress: house,
      addressLocality: first,
      addressRegion: second,
      postalCode,
      addressCountry: land,
    }
  const last = lines.at(-1) ?? ''
  return lines.length > 1 && countries.has(last)
    ? { ...address, streetAddress: lines.slice(0, -1).join(', '), addressCountry: last }
    : { ...address, streetAddress: lines.join(', ') }
}
