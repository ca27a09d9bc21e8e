import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sample } from '../../sample/sample-documents.ts'
import type { Findings } from '../../../src/features/search/searchable-page.ts'
import { ask } from '../../server/ask.ts'
import { figure } from '../../server/figures.ts'
import { type Site, startSite } from '../../server/site.ts'

let site: Site
beforeAll(async () => void (site = await startSite()))
afterAll(async () => void (await site?.stop()))
afterEach(() => expect(site.complaints()).toEqual([]))

const pageFor = (q: string) => ask(site.url, `/search?q=${encodeURIComponent(q)}`)

async function findings(q: string) {
  const answer = await ask(site.url, `/api/search?q=${encodeURIComponent(q)}`)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  return JSON.parse(answer.text) as Findings
}

test('search: a page is found by its title, with path, title, kind and excerpt', async () => {
  const { results } = await findings('cloud adoption')
  expect(results[0]).toMatchObject({
    path: '/services/offerings/cloud-adoption',
    title: 'Cloud adoption',
    kind: 'service',
    excerpt: expect.stringMatching(/\w{3}/),
  })
})

test('search: its page has another title than the page of a card about search', async () => {
  const titleOf = async (path: string) =>
    /<title>(.*?)<\/title>/.exec((await ask(site.url, path)).text)?.[1]
  const card = '/services/offerings/digital-accelerators/search'
  expect(await titleOf(card)).toBe('Search | Naksha')
  expect(await titleOf('/search')).toBe('Search this site | Naksha')
})

test('search: services, cards, cases, products, legal and other pages are found', async () => {
  const kinds = new Set<string>()
  for (const q of ['cloud', 'freight', 'darwaza', 'privacy', 'contact'])
    for (const { kind } of (await findings(q)).results) kinds.add(kind)
  expect([...kinds].toSorted()).toEqual(['card', 'case', 'legal', 'product', 'section', 'service'])
})

test('search: every page that is found is there, and every example finds some', async () => {
  for (const q of sample.searchPage.examples) {
    const { results } = await findings(q)
    expect([q, results.length > 0]).toEqual([q, true])
    for (const { path } of results)
      expect([path, (await ask(site.url, path)).status]).toEqual([path, 200])
  }
})

test('search: without a question, or without an answer, useful pages are named', async () => {
  const paths = ['/work', '/products', '/contact']
  const missed = await findings('xyzzyqq')
  expect([missed.total, missed.useful.map(({ path }) => path)]).toEqual([0, paths])
  for (const address of ['/api/search', '/api/search?q=', '/api/search?q=%20']) {
    const { useful } = JSON.parse((await ask(site.url, address)).text) as Findings
    expect(useful.map(({ path }) => path)).toEqual(paths)
  }
})

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\u202eevil\u202c \0 \x1b[31m',
  '👩🏽‍💻'.repeat(20),
  '(a+)+$ [^]{1,9999} .*',
  '__proto__',
  "'; DROP TABLE jobs; --",
  '../../etc/passwd',
  '{{constructor}}${7*7}',
]

test.each(hostile)('search: %s is answered, escaped', async (q) => {
  const { status, text, headers } = await pageFor(q)
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(text).not.toMatch(/<script>alert|<img src=x|[\0\u202e]/)
  expect((await findings(q)).results.length).toBeLessThan(10)
})

test('search: a query as long as a request can be is cut to 200 characters, and said to be', async () => {
  for (const q of ['a'.repeat(12_000), `cloud ${'b'.repeat(12_000)}`]) {
    const { status, text } = await pageFor(q)
    expect(status).toBe(200)
    expect(text).toContain('We only read the first 200 characters.')
    expect(text).not.toMatch(/a{201}|b{200}/)
    expect((await findings(q)).query.length).toBeLessThanOrEqual(200)
  }
})

test.each(['q=%', 'q=%zz', 'q=%E0%A4%A', 'q=%00', 'q=a&q=b', 'q[]=a', 'q[a]=b', 'Q=a', '&&&', 'q'])(
  'search: the odd query %s is answered',
  async (query) => {
    for (const path of ['/search', '/api/search'])
      expect([path, (await ask(site.url, `${path}?${query}`)).status]).toEqual([path, 200])
  },
)

test('search: answers fill no cache, here or elsewhere, and no other page reads the question', async () => {
  await ask(site.url, '/search')
  await ask(site.url, '/work')
  const before = await figure(site.url, 'foyer_page_cache_pages')
  for (let index = 0; index < 30; index++) {
    const { headers } = await pageFor(`cloud ${index}`)
    expect(headers['cache-control']).toBe('no-store')
    await ask(site.url, `/search.data?q=${index}`)
    await ask(site.url, `/work?q=${index}`)
  }
  expect(await figure(site.url, 'foyer_page_cache_pages')).toBe(before)
})

test('search: no search engine lists the answers', async () => {
  for (const path of ['/search', '/search?q=cloud'])
    expect((await ask(site.url, path)).text).toMatch(/<meta name="robots" content="noindex"/)
})

test('search: a page of answers weighs at most 20 kB', async () => {
  for (const q of ['a', 'cloud', 'data']) {
    const answer = await ask(site.url, `/search?q=${q}`, { headers: { 'accept-encoding': 'br' } })
    expect(answer.body.length).toBeLessThan(20_000)
  }
})
