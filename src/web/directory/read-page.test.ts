import { sample } from '../../../test/sample/sample-documents.ts'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageContext, type Site } from '../page-context.ts'
import { pageHead } from '../site/page-head.ts'
import { listPages } from './list-pages.server.ts'
import { headOf, pathOf, readPage } from './read-page.server.ts'

const context = new RouterContextProvider()
context.set(pageContext, {
  documents: sample,
  site: { siteUrl: 'https://www.acme.example' } as Site,
  reads: () => {},
  takes: () => {},
  marked: [],
})
const ask = (path: string) => new Request(`http://somewhere.else${path}`)
const thrownBy = (path: string) => readPage(ask(path), context).then(null, (thrown) => thrown)

test.each([
  ['/work', '/work'],
  ['/work.data?_routes=x', '/work'],
  ['/_.data', '/'],
  ['/_root.data', '/_root'],
  ['/', '/'],
])('%s is asked for as %s', (url, path) => {
  expect(pathOf(ask(url))).toBe(path)
})

test('SERV-1: the canonical link has the menu’s spelling whatever was asked for', async () => {
  const { entry, head } = await readPage(ask('/SERVICES/offerings/digital-ADVISORY'), context)
  expect(entry.title).toBe('Digital advisory')
  expect(head.address).toBe('https://www.acme.example/services/offerings/Digital-Advisory')
})

test('SERV-1: the correct spelling is answered with a 301', async () => {
  const answer: Response = await thrownBy('/services/offerings/Customer-Experience-Design')
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/services/offerings/cutomer-experience-design')
})

test('SERV-3: a missing page is a 404 that knows the nearest ones', async () => {
  const thrown = await thrownBy('/services/offerings/digital-advisery')
  expect(thrown.init.status).toBe(404)
  expect(thrown.data[0]).toEqual({
    path: '/services/offerings/Digital-Advisory',
    title: 'Digital advisory',
    within: 'Offerings',
  })
})

test.each(['/constructor', '/__proto__/x', '/toString', '/Services/constructor'])(
  'NAV-10: %s is a missing page like any other',
  async (path) => {
    expect(await thrownBy(path)).toMatchObject({ init: { status: 404 } })
  },
)

test('the head of every page has what search engines and cards ask for', async () => {
  for (const entry of listPages(sample)) {
    const head = pageHead(headOf(entry, context))
    const property = (name: string) =>
      head.find((one) => 'property' in one && one.property === name) as { content: string }
    const link = (rel: string) =>
      head.find((one) => 'rel' in one && one.rel === rel) as { href: string }
    expect(head).toContainEqual({ title: entry.metaTitle })
    expect(head).toContainEqual({ name: 'description', content: entry.description })
    expect(head).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
    expect(link('canonical').href).toBe(`https://www.acme.example${entry.path}`)
    expect(link('alternate').href).toMatch(/^https:\/\/www\.acme\.example\/.+\.md$/)
    for (const name of ['title', 'description', 'url', 'type', 'site_name', 'image', 'image:alt'])
      expect([entry.path, name, property(`og:${name}`)?.content]).toEqual([
        entry.path,
        name,
        expect.stringMatching(/\S/),
      ])
    expect(property('og:image').content).toMatch(/^https:\/\/www\.acme\.example\/social\/.+\.png$/)
  }
})

test('structured data stays on the server', async () => {
  const { head } = await readPage(ask('/products/munshi'), context)
  expect(pageHead(head).some((one) => 'script:ld+json' in one)).toBe(true)
  expect(JSON.stringify(head)).not.toContain('schema.org')
  expect(pageHead({ ...head }).some((one) => 'script:ld+json' in one)).toBe(false)
})

test.each(['/constructor', '/__proto__', '/toString/x'])(
  'NAV-10: %s is as missing as any other address',
  async (path) => expect((await thrownBy(path)).init.status).toBe(404),
)

test.each([
  ['/old', 'https://λιμάνι.example/ά?β', 'https://xn--hxazbfgh.example/%CE%AC?%CE%B2'],
  ['/older', '/work?client=Παπ#ά', '/work?client=%CE%A0%CE%B1%CF%80#%CE%AC'],
])('issue 15: a redirect from %s leads on in whatever script', async (from, to, location) => {
  const led = new RouterContextProvider()
  const moved = new Map([[from, to]])
  led.set(pageContext, { ...context.get(pageContext), documents: { ...sample, moved } })
  const answer: Response = await readPage(ask(from), led).then(null, (thrown) => thrown)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
})
