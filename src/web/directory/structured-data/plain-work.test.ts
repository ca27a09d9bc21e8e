import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import { offerOf } from '../../../features/documents/read/offer.ts'
import { caseEntry } from '../sources/case-entries.ts'
import { productEntry } from '../sources/product-entries.ts'

const absolute = (path: string) => `https://yard.de${path}`
const { products, cases } = offerOf(sample)

test('of a product, search engines are told what its document says and no more', () => {
  const [product] = [...products.values()]
  const { refusals, limits, deployment, price, applicationCategory, operatingSystem, ...plain } =
    product!
  expect(productEntry(product!).things(absolute, '')[0]).toMatchObject({
    applicationCategory,
    operatingSystem,
  })
  const { blocks, things } = productEntry(plain)
  const headings = [refusals, limits, deployment, price].map((one) => one!.heading)
  for (const heading of headings) expect(blocks).not.toContainEqual({ heading })
  const [software] = things(absolute, '')
  expect(software).not.toHaveProperty('applicationCategory')
  expect(software).not.toHaveProperty('operatingSystem')
  expect(software).not.toHaveProperty('offers')
})

test('a case without a lesson and technologies speaks of neither', () => {
  const [study] = [...cases.values()]
  const { lesson: _, ...plain } = { ...study!, technologies: [] }
  const { blocks, things } = caseEntry(plain, sample)
  expect(JSON.stringify(blocks)).not.toMatch(/What went wrong|Built with|weeks Weeks/)
  expect(things(absolute, '2026-01-01')[0]).not.toHaveProperty('keywords')
})
