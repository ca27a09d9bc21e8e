import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample-documents.ts'
import { leadsToNothing, offerOf } from './offer.ts'

const { services, cases, products } = offerOf(sample)
const [legalPage] = sample.legalPages
const pages = [
  '/services',
  '/work',
  '/products',
  `/${legalPage!.slug}`,
  ...[services, cases, products].map((placed) => [...placed.values()][0]!.path),
]

test.each(pages)('menus lead to %s, also with a slash at its end', (path) => {
  for (const end of ['', '/', '/?a=b', '/#place', '//'])
    expect(leadsToNothing(path + end, sample)).toBe(false)
})

test.each(['/gone', '/services/gone', '/work/gone'])(
  'menus leave %s out, with a slash too',
  (path) => {
    for (const end of ['', '/', '/?a=b', '/#place'])
      expect(leadsToNothing(path + end, sample)).toBe(true)
  },
)

test('menus leave an overview of nothing out, with a slash too', () => {
  const empty = { ...sample, cases: [] }
  for (const link of ['/work', '/work/']) expect(leadsToNothing(link, empty)).toBe(true)
})
