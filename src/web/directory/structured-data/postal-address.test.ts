import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import { postalAddress } from './organization.ts'

test('each office has its street, town, region, code and country', () => {
  expect(sample.offices.map(postalAddress)).toEqual([
    {
      '@type': 'PostalAddress',
      streetAddress: '4th floor, Kalpataru Yard, Baner Road',
      addressLocality: 'Pune',
      addressRegion: 'Maharashtra',
      postalCode: '411045',
      addressCountry: 'India',
    },
    expect.objectContaining({ addressLocality: 'Patna', addressRegion: 'Bihar' }),
    expect.objectContaining({
      streetAddress: 'Suite 210, 1180 Cedar Loop',
      addressLocality: 'Austin',
      addressRegion: 'Texas',
      postalCode: '78702',
      addressCountry: 'United States',
    }),
  ])
  expect(postalAddress({ ...sample.offices[0]!, lines: ['Somewhere'] })).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Somewhere',
  })
})

test.each([
  [
    ['Nihon Building', 'Marunouchi 1-2-3, Floor 5', 'Chiyoda-ku, Tokyo 100-0005', 'Japan'],
    'Nihon Building, Marunouchi 1-2-3, Floor 5, Chiyoda-ku, Tokyo 100-0005',
    'Japan',
  ],
  [
    ['Am Fischmarkt 1', '18439 Stralsund', 'Germany'],
    'Am Fischmarkt 1, 18439 Stralsund',
    'Germany',
  ],
  [
    ['Torre Alta', 'Plaza Mayor 5, Madrid 28001', 'Spain'],
    'Torre Alta, Plaza Mayor 5, Madrid 28001',
    'Spain',
  ],
  [
    ['1 Mill Lane', 'Floor 2, Unit 10001', 'London'],
    '1 Mill Lane, Floor 2, Unit 10001, London',
    undefined,
  ],
])('of the address %j no part is called what it isn’t', (lines, streetAddress, addressCountry) => {
  expect(postalAddress({ lines })).toEqual({
    '@type': 'PostalAddress',
    streetAddress,
    ...(addressCountry && { addressCountry }),
  })
})
