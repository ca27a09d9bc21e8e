import { sample } from '../../../test/sample/sample-documents.ts'
import { expect, test } from 'vitest'
import { drawingNames } from '../../drawings/picture.server.ts'
import { findPage, spellings } from './find-page.server.ts'
import { spellAddress } from './spell-address.ts'
import { listDrafts, listPages } from './list-pages.server.ts'
import { dated } from './page-dates.ts'
import pageDates from '../../../packs/sample-page-dates.json' with { type: 'json' }

const pages = listPages(sample)
const menu = sample.services.map(({ id }) => sample.paths.get(id)!)

test('SERV-1: every page of the menu is in the directory, in its spelling', () => {
  const paths = pages.map(({ path }) => path)
  expect(menu.filter((path) => !paths.includes(path))).toEqual([])
  const rest = sample.navigation.header
    .map(({ link }) => link)
    .filter((path) => !path.includes('#'))
  expect(rest.filter((path) => !paths.includes(path))).toEqual([])
})

test('SERV-2: every service has at least four cards with addresses of their own', () => {
  for (const path of menu) {
    const cards = pages.filter((page) => page.path.startsWith(`${path}/`))
    expect([path, cards.length >= 4]).toEqual([path, true])
    for (const { kind, parents } of cards) {
      expect(kind).toBe('card')
      expect(parents.at(-1)?.path).toBe(path)
    }
  }
})

test.each(['path', 'title', 'metaTitle', 'description'] as const)(
  'no two pages have the same %s',
  (key) => {
    const given = pages.map((page) => page[key].toLowerCase())
    expect(given.filter((one, index) => given.indexOf(one) !== index)).toEqual([])
  },
)

test('titles and descriptions fit what a search engine shows', () => {
  const long = pages.filter(({ metaTitle }) => metaTitle.length > 65)
  expect(long.map(({ path, metaTitle }) => [path, metaTitle.length])).toEqual([])
  const otherwise = pages.filter(({ metaTitle }) => !metaTitle.endsWith(' | Naksha'))
  expect(otherwise.map(({ path, metaTitle }) => [path, metaTitle])).toEqual([])
  const odd = pages.filter(
    ({ kind, description }) =>
      description.length < (kind === 'section' ? 70 : 100) || description.length > 160,
  )
  expect(odd.map(({ path, description }) => [path, description.length])).toEqual([])
})

test('every page has a drawing for its social image, but those that are written from day to day', () => {
  const without = pages.filter(({ drawing }) => !drawing || !drawingNames.has(drawing))
  expect(without.map(({ path }) => path)).toEqual(['/insights', '/blog-posting-by-lexical'])
})

test('the way to every page leads over pages that exist', () => {
  for (const { path, parents, kind } of pages) {
    if (kind !== 'home') expect(parents[0]?.path).toBe('/')
    for (const crumb of parents)
      if (crumb.path)
        expect([path, pages.some((page) => page.path === crumb.path?.split('#')[0])]).toEqual([
          path,
          true,
        ])
  }
})

test('every link in the Markdown of a page leads to a page', () => {
  for (const { path, markdown } of pages)
    for (const [, to = ''] of markdown().matchAll(/\]\((\/[^)]*)\)/g))
      expect([path, to, pages.some((page) => page.path === to)]).toEqual([path, to, true])
})

test('HOME-4, SERV-2, PROD-1: the Markdown of a page has its figures, and what can be tried there', () => {
  const markdown = (path?: string) =>
    pages
      .find((page) => page.path === path)!
      .markdown()
      .replace(/\\(.)/g, '$1')
  expect(markdown('/')).toContain('- Investment Raised for Startups: 1.0 M+.')
  for (const { id, figure } of sample.serviceCards)
    if (figure) expect(markdown(sample.paths.get(id))).toContain(`- ${figure.value}: `)
  for (const { id, trial } of [...sample.services, ...sample.products])
    if (trial) expect(markdown(sample.paths.get(id))).toContain(`## ${trial.heading}`)
})

test('the day on which each page last changed is written down: run scripts/bundle/date-pages.ts', async () => {
  const drafts = listDrafts(sample)
  const undated = Object.entries(dated(drafts, pageDates))
    .filter(
      ([path, { digest }]) =>
        (pageDates as Record<string, { digest: string }>)[path]?.digest !== digest,
    )
    .map(([path]) => path)
  expect(undated).toEqual([])
  for (const { lastModified } of pages) expect(lastModified).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
})

test('a change of words is dated today, and nothing else is', async () => {
  const [home, ...others] = listDrafts(sample)
  const old = Object.fromEntries(
    Object.entries(dated([home!, ...others], {})).map(([path, record]) => [
      path,
      { ...record, changedOn: '2020-02-20' },
    ]),
  )
  const next = dated([{ ...home!, description: 'Other words.' }, ...others], old)
  expect(next['/']?.changedOn).not.toBe('2020-02-20')
  expect(next['/work']?.changedOn).toBe('2020-02-20')
})

test('SERV-1: a page is found whatever the case of its address', async () => {
  for (const { path } of pages)
    for (const spelling of [path.toUpperCase(), path.toLowerCase()]) {
      const found = await findPage(spelling, sample)
      expect(found && 'entry' in found && found.entry.path).toBe(path)
    }
})

test('SERV-1: the correct spelling of customer experience design leads to the menu’s, cards too', async () => {
  const right = '/services/offerings/customer-experience-design'
  const menus = '/services/offerings/cutomer-experience-design'
  expect(await findPage(right, sample)).toEqual({ movedTo: menus })
  expect(await findPage(right.toUpperCase(), sample)).toEqual({ movedTo: menus })
  const cards = pages.filter(({ path }) => path.startsWith(`${menus}/`))
  for (const { path } of cards)
    expect(await findPage(path.replace(menus, right), sample)).toEqual({ movedTo: path })
  expect(await findPage(`${right}/no-such-card`, sample)).toBeUndefined()
  expect(await findPage(`${right}s`, sample)).toBeUndefined()
})

test.each([
  ['/WORK', '/work'],
  ['/w%6Frk', '/work'],
  ['/Work?_routes=x', '/work?_routes=x'],
  ['/WORK.data?_routes=x', '/work.data?_routes=x'],
  ['/WORK.md', '/work.md'],
  ['/services/OFFERINGS/digital-advisory', '/services/offerings/Digital-Advisory'],
  ['/SEARCH?q=bank', '/search?q=bank'],
  ['/%73earch.data?q=bank', '/search.data?q=bank'],
  ['/insights/%41-post', '/insights/a-post'],
  ['/insights/A%2Fb.md', '/insights/a%2Fb.md'],
  ['/', '/'],
  ['/?_routes=x', '/?_routes=x'],
  ['/_.data', '/_.data'],
  ['/wOrK/_.data?_routes=x', '/work/_.data?_routes=x'],
  ['/admin/oVER%76iew', '/admin/overview'],
  ['/admin/Blog-Edit.data?key=A', '/admin/blog-edit.data?key=A'],
  ['/admin/No%20Such', '/admin/No%20Such'],
  ['/No/Such/Page', '/No/Such/Page'],
  ['/sitemap.xml', '/sitemap.xml'],
])('%s is rendered and kept as %s', async (asked, kept) => {
  expect(spellAddress(asked, spellings(sample))).toBe(kept)
})
