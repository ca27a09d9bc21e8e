import { sample } from '../../../../test/sample/sample-documents.ts'
import { expect, test } from 'vitest'
import { listPages } from '../list-pages.server.ts'
import { machineClock } from '../../../platform/clock.ts'
import { securityText } from './security-text.ts'
import { siteFile } from './site-file.server.ts'

const origin = 'https://www.acme.example'
const absolute = (path: string) => new URL(path, origin).href
const pages = listPages(sample)
const read = async (path: string) =>
  (await siteFile(path, { absolute, documents: sample, clock: machineClock })).text()

test('the site map has every page once, absolute, with the day of its last change', async () => {
  const text = await read('/sitemap.xml')
  const entries = [
    ...text.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod><\/url>/g),
  ]
  expect(entries.map(([, address]) => address)).toEqual(pages.map(({ path }) => absolute(path)))
  expect(entries.map(([, , day]) => day)).toEqual(pages.map(({ lastModified }) => lastModified))
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
})

test('robots are told what is not for them and where the site map is', async () => {
  const text = await read('/robots.txt')
  expect(text).toContain('Disallow: /admin\n')
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
  for (const { path } of pages) expect(path).not.toMatch(/^\/(admin|search)/)
})

test('llms.txt names every page, in Markdown, under its heading', async () => {
  const text = await read('/llms.txt')
  expect(text).toMatch(/^# Naksha\n\n> /)
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+\.md)\): .+$/gm)].map(([, link]) => link)
  expect(new Set(links).size).toBe(pages.length)
  expect(links).toHaveLength(pages.length)
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name).slice(0, 4)).toEqual([
    'The company',
    'Offerings',
    'Optional',
    'Industries',
  ])
})

test('security.txt has the fields of RFC 9116 and expires within a year', () => {
  const text = securityText(absolute, sample, new Date('2026-11-21T09:00:00Z'))
  const given = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}: (.+)$`, 'gm'))].map(([, value]) => value)
  expect(given('Contact').length).toBeGreaterThan(0)
  for (const contact of given('Contact')) expect(contact).toMatch(/^(mailto:|https:|tel:)/)
  expect(given('Expires')).toEqual(['2027-05-20T00:00:00Z'])
  expect(given('Canonical')).toEqual([`${origin}/.well-known/security.txt`])
  expect(given('Preferred-Languages')).toEqual(['en, hi'])
})

test.each([
  ['/Sitemap.xml', '/sitemap.xml'],
  ['/robots%2Etxt', '/robots.txt'],
])('%s leads to %s', async (asked, location) => {
  const answer = await siteFile(asked, { absolute, documents: sample, clock: machineClock })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
})
