import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import { sectionEntries } from '../../directory/sources/section-entries.ts'

test('what kind of product it is stands in the list as it is written', () => {
  const [first, ...others] = sample.products
  const products = [{ ...first!, name: 'Bahi', kind: 'AI for MRI scans' }, ...others]
  const entry = sectionEntries({ ...sample, products }).find(({ path }) => path === '/products')
  expect(JSON.stringify(entry!.blocks)).toContain('"title":"Bahi: AI for MRI scans"')
})

test('a page without a headline, or a certificate without one, has nothing of the sample’s', () => {
  const { title: _, certification, ...careersPage } = sample.careersPage
  const { heading: _heading, ...certificate } = certification!
  const { title: _title, ...workPage } = sample.workPage
  const { heading, chat, metaTitle, ...contact } = sample.home.contact
  const bare = {
    ...sample,
    careersPage: { ...careersPage, certification: certificate },
    workPage,
    home: { ...sample.home, contact },
  }
  const entries = sectionEntries(bare)
  const said = JSON.stringify(entries.map((entry) => [entry.metaTitle, entry.blocks]))
  for (const own of [sample.workPage.title, certification!.heading, heading, chat, metaTitle])
    expect([own, said.includes(own!)]).toEqual([own, false])
  expect(entries.find(({ path }) => path === '/contact')!.metaTitle).toBe('Contact | Naksha')
})
