import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import { leadsToNothing, namedOf, offerOf, relatedTo } from './offer.ts'

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

test('issue 15: what is named twice among others is shown once, where it is named first', () => {
  const [one, other] = [...services.keys()]
  const named = [other!, one!, 'gone', other!]
  expect(namedOf(named, services).map(({ id }) => id)).toEqual([other, one])
  // And no service leads to itself.
  const related = relatedTo({ id: one!, related: named }, sample)
  expect(related.map(({ id }) => id)).toEqual([other])
})
