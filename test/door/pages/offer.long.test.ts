import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { emptyElement } from '../../desk/empty-element.ts'
import { contentEditor } from '../../desk/content-editor.ts'
import { type Site, startSite } from '../../server/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})

afterAll(async () => void (await site?.stop()))

const textOf = async (url: string, path: string) => (await ask(url, path)).text

/** A service as short as it may be: without a drawing, a plan, cards, a proof and questions. */
const short = {
  label: 'Tea',
  summary: 'We make the tea that your engineers deserve.',
  title: 'Tea for engineers',
  metaTitle: 'Tea for engineers',
  metaDescription: 'We make the tea that your engineers deserve, at four each afternoon.',
  lead: 'At four each afternoon.',
  facts: [],
  problem: { heading: 'Nobody works without it.', text: ['You know this.'] },
  stepsHeading: 'How',
  steps: [],
  cardsHeading: 'What',
  questionsHeading: 'Asked often',
  questions: [],
  next: { heading: 'Come by.', text: 'The kettle is on.' },
  related: ['ai'],
}

test('a section and a service of the owner’s own are wherever services are', async () => {
  const { create, change, remove, documents } = await contentEditor(site.url)
  const section = await create('service-section', 'kitchen', { label: 'Kitchen', shows: 'proof' })
  expect(await textOf(site.url, '/work')).not.toContain('Kitchen')
  const tea = await create('service', 'Tea', { ...short, section: section.id })
  const path = '/services/kitchen/Tea'
  const card = await create('service-card', 'first-flush', {
    service: tea.id,
    title: 'First flush',
    summary: 'Picked in March.',
    metaDescription: 'Picked in March, and poured in April.',
    lead: 'Picked in March.',
    parts: [{ heading: 'How it tastes', text: ['Green.'] }],
  })
  const { status, text } = await ask(site.url, path)
  expect([status, emptyElement(text)]).toEqual([200, undefined])
  for (const words of ['Tea for engineers', 'First flush', '>Asked often<', '>How<'])
    expect([words, text.includes(words)]).toEqual([words, !words.startsWith('>')])
  const opened = await textOf(site.url, `${path}/first-flush`)
  expect(opened).toContain('Picked in March.')
  expect(emptyElement(opened)).toBeUndefined()
  for (const place of ['/work', '/services', '/sitemap.xml', '/llms.txt', '/services.md'])
    expect([place, await textOf(site.url, place)]).toEqual([place, expect.stringContaining(path)])
  expect(await textOf(site.url, '/search?q=first%20flush')).toContain(`${path}/first-flush`)
  expect(await textOf(site.url, '/work')).toContain('All 31 services')
  const services = await textOf(site.url, '/services')
  const [map] = /\/look\/map-wide\.[\da-f]{8}\.svg/.exec(services)!
  const [, plot] = new RegExp(`href="${path}".+?${map}#(m-\\d+)`).exec(services)!
  const drawn = await textOf(site.url, map)
  expect([drawn.includes(`<g id="${plot}"`), drawn.includes(' Tea</text>')]).toEqual([true, true])
  const [, social] = /property="og:image" content="([^"]+)"/.exec(text)!
  const image = await fetch(social!)
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])

  const renamed = await change(section, { label: 'The kitchen' }, 'galley')
  for (const [from, to] of [
    [path, '/services/galley/Tea'],
    [`${path}/first-flush`, '/services/galley/Tea/first-flush'],
  ] as const) {
    const answer = await ask(site.url, from)
    expect([from, answer.status, answer.headers.location]).toEqual([from, 301, to])
  }
  expect(await textOf(site.url, '/services/galley/Tea')).toContain('The kitchen')

  expect(await remove(renamed)).toBe(409)
  for (const document of [card, tea, renamed]) expect(await remove(document)).toBe(204)
  expect((await ask(site.url, '/services/galley/Tea')).status).toBe(404)
  expect(await textOf(site.url, '/work')).not.toContain('The kitchen')
  expect(await documents('service')).toHaveLength(30)
  expect(site.complaints()).toEqual([])
})

test('a case that is taken back leaves no link to it, and its service says the same words', async () => {
  const { call, documents, publish } = await contentEditor(site.url)
  const path = '/services/technology/ai'
  const [words] = /<h2[^>]*>One release stayed outside\.<\/h2>/.exec(await textOf(site.url, path))!
  const study = (await documents('case')).find(({ id }) => id === 'pecan-model-gate')!
  const taken = await call('POST', `/api/content/case/${study.id}/unpublish`, {
    version: study.version,
  })
  const { document } = (await taken.json()) as { document: typeof study }
  const after = await textOf(site.url, path)
  expect(after).toContain(words)
  for (const place of [path, '/work', '/services', '/sitemap.xml', '/work/sahyagiri-ledger'])
    expect([place, (await textOf(site.url, place)).includes(study.id)]).toEqual([place, false])
  expect((await ask(site.url, `/work/${study.id}`)).status).toBe(404)
  await publish(document)
  expect(await textOf(site.url, path)).toContain(`/work/${study.id}`)
})

test('a company that offers nothing yet, or one product alone, has whole pages and no link to nowhere', async () => {
  const own = await startSite()
  onTestFinished(async () => void (await own.stop()))
  const { documents, remove, change, changeTogether } = await contentEditor(own.url)
  const [kept, ...others] = await documents('product')
  // What names another goes first.
  await changeTogether(await documents('service'), { related: [], proof: undefined })
  for (const kind of ['case', 'service-card'])
    for (const document of await documents(kind)) expect(await remove(document)).toBe(204)
  await change(kept!, { services: [] })
  for (const document of others) expect(await remove(document)).toBe(204)
  for (const kind of ['service', 'service-section'])
    for (const document of await documents(kind)) expect(await remove(document)).toBe(204)

  const product = `/products/${kept!.slug}`
  for (const path of [
    '/',
    '/products',
    product,
    '/services',
    '/careers',
    '/contact',
    '/llms.txt',
  ]) {
    const { status, text } = await ask(own.url, path)
    expect([path, status, emptyElement(text)]).toEqual([path, 200, undefined])
    expect([path, /href="\/(work|services\/)/.exec(text)?.[0]]).toEqual([path, undefined])
  }
  expect((await ask(own.url, '/work')).status).toBe(404)
  expect(await remove(kept!)).toBe(204)
  const home = await textOf(own.url, '/')
  for (const gone of ['services-menu', 'home-map', 'services-index', 'href="/products'])
    expect([gone, home.includes(gone)]).toEqual([gone, false])
  for (const path of ['/services', '/products', '/work'])
    expect([path, (await ask(own.url, path)).status]).toEqual([path, 404])
  expect(own.complaints()).toEqual([])
}, 120_000)

test('a menu has room for so many services, and leads to the others', async () => {
  const { create, remove } = await contentEditor(site.url)
  const made = []
  for (const name of ['one', 'two'])
    made.push(await create('service', name, { ...short, label: name, section: 'technology' }))
  const text = await textOf(site.url, '/work')
  expect(text).toContain('<a href="/services#technology">All 13 in Technology</a>')
  expect(text).not.toContain('/services/technology/two')
  expect(await textOf(site.url, '/services')).toContain('/services/technology/two')
  for (const document of made) expect(await remove(document)).toBe(204)
})
