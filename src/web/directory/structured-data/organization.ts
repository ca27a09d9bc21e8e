import { company } from '../../../content/company.ts'
import { socialLinks } from '../../../content/footer-links.ts'
import { legalContacts } from '../../../content/legal/legal-contacts.ts'
import { type Office, offices } from '../../../content/office-addresses.ts'
import type { Absolute, Thing } from '../page-entry.ts'

export const organizationId = (absolute: Absolute) => ({ '@id': absolute('/#organization') })

export function organization(absolute: Absolute): Thing {
  return {
    '@type': 'Organization',
    ...organizationId(absolute),
    name: company.name,
    legalName: company.legalName,
    url: absolute('/'),
    description: company.description,
    logo: {
      '@type': 'ImageObject',
      url: absolute('/icon-512.png'),
      width: 512,
      height: 512,
    },
    foundingDate: String(company.copyrightSince),
    email: legalContacts.office,
    telephone: legalContacts.phone,
    sameAs: socialLinks.flatMap(({ address }) => address ?? []),
    address: offices.map(postalAddress),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      url: absolute('/contact'),
      email: legalContacts.office,
      telephone: legalContacts.phone,
      availableLanguage: 'English',
    },
  }
}

/** Indian offices name street and town in one line and the state in the next; American ones do not. */
export function postalAddress({ lines }: Office): Thing {
  const [house = '', town = '', land = ''] = lines
  const [, first, second, postalCode] = /^(.+), (.+) (\d+)$/.exec(town) ?? []
  const [, region, country] = /^(.+), (.+)$/.exec(land) ?? []
  const address: Thing = { '@type': 'PostalAddress' }
  if (!first || !second) return { ...address, streetAddress: lines.join(', ') }
  return region
    ? {
        ...address,
        streetAddress: `${house}, ${first}`,
        addressLocality: second,
        addressRegion: region,
        postalCode,
        addressCountry: country,
      }
    : {
        ...address,
        streetAddress: house,
        addressLocality: first,
        addressRegion: second,
        postalCode,
        addressCountry: land,
      }
}
