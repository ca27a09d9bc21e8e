import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { emptyElement } from '../../desk/empty-element.ts'
import { drawingsOfSample } from '../../sample/neutral-drawings.ts'
import { packWith } from '../../sample/pack-house.ts'
import { startRekha } from '../../sample/rekha-site.ts'
import { sample } from '../../sample/sample-documents.ts'
import type { Site } from '../../server/site.ts'

let site: Site

/** A company that shares nothing with the sample: one section, three services, one case, one product. */
beforeAll(async () => {
  site = await startRekha()
}, 60_000)

afterAll(async () => void (await site?.stop()))

/** Whoever and whatever the sample names. */
const namesOfSample = [
  sample.company.name,
  ...sample.leaders.map(({ name }) => name),
  ...sample.testimonials.map(({ name }) => name),
  ...sample.cases.flatMap(({ client, quotation }) => [client, quotation!.name]),
  ...sample.products.map(({ name }) => name),
  ...sample.offices.map(({ name }) => name),
  ...sample.services.map(({ id }) => sample.paths.get(id)!),
  ...Object.values(sample.company.contacts),
]

/** What the sample says in large letters: the headlines that the specification quotes are its own, not the program’s. */
const headlinesOfSample = [
  sample.careersPage.title!,
  sample.careersPage.certification!.heading!,
  sample.workPage.title!,
  sample.searchPage.heading!,
  sample.home.testimonials!.heading,
  sample.home.contact.heading!.replace('&', '&amp;'),
  sample.home.contact.chat!,
  ...Object.values(sample.home.contact.form!).filter((label) => label !== 'Submit'),
  sample.insightsPage.title!,
  sample.insightsPage.heading!,
  sample.careersPage.benefitsHeading!,
  sample.careersPage.jobsHeading!,
]

const named = (text: string) => namesOfSample.filter((name) => text.includes(name))

const inOrder = (text: string, words: string[]) =>
  words.toSorted((a, b) => text.indexOf(a) - text.indexOf(b)).filter((word) => text.includes(word))

test('another company’s pages are whole, and say no word of the sample', async () => {
  const map = (await ask(site.url, '/sitemap.xml')).text
  const paths = [...map.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  for (const path of [
    '/services/yard/repair/planks',
    '/work/anna-lisa',
    '/products/jolle',
    '/insights/a-plank-of-larch',
    '/careers/boatbuilder',
  ])
    expect(paths).toContain(path)
  for (const path of [...paths, '/search', '/search?q=oak', '/no-such-page', '/admin/adminlogin']) {
    const { status, text } = await ask(site.url, path)
    expect([path, status]).toEqual([path, path === '/no-such-page' ? 404 : 200])
    expect([path, emptyElement(text)]).toEqual([path, undefined])
    expect([path, named(text), drawingsOfSample(text)]).toEqual([path, [], []])
    expect([path, headlinesOfSample.filter((line) => text.includes(line))]).toEqual([path, []])
    expect([path, text.includes('Rekha')]).toEqual([path, true])
  }
  expect(site.complaints()).toEqual([])
})

test('another company has a trial with its own words and figures where its pack has one, and none elsewhere', async () => {
  const { text } = await ask(site.url, '/services/yard/repair')
  expect(text).toContain('<section class="section" id="try"')
  for (const said of ['When do we cut?', '€\u00a04,650', 'At 10% it is €\u00a01,950 less.'])
    expect(text).toContain(said)
  expect(text).not.toContain('₹')
  expect(text).toMatch(/<link rel="stylesheet" href="\/assets\/alarm-trial-/)
  for (const path of ['/services/yard/winter', '/products/jolle']) {
    const { text: other } = await ask(site.url, path)
    expect([path, /id="try"|#try|-trial-|paper-reader/.test(other)]).toEqual([path, false])
  }
})

test('another company’s headlines stand where the sample’s stood', async () => {
  const headlines = {
    '/careers': 'Come and bend planks',
    '/work': 'What floats again',
    '/search': 'Look in the shed',
    '/': 'Who sails with us',
    '/contact': 'Bring us your boat',
  }
  for (const [path, headline] of Object.entries(headlines)) {
    const { text } = await ask(site.url, path)
    expect([path, text.includes(`>${headline}</h`)]).toEqual([path, true])
  }
})

/** The pack without the headlines that it may leave out. */
function withoutHeadlines() {
  const pared = Object.entries({
    'careers-page': ['title'],
    'work-page': ['title'],
    'insights-page': ['title', 'heading', 'listHeading'],
    home: ['heading', 'chat'],
  }).map(([kind, names]) => {
    const file = `${kind}/${kind}.json`
    const said = JSON.parse(readFileSync(`test/packs/rekha/${file}`, 'utf8'))
    for (const name of names) delete (kind === 'home' ? said.en.contact : said.en)[name]
    return [file, JSON.stringify(said)]
  })
  return packWith('test/packs/rekha', Object.fromEntries(pared))
}

test('where another company has no headline, a neutral one stands and not the sample’s', async () => {
  const { url, stop } = await startRekha(await withoutHeadlines())
  onTestFinished(async () => void (await stop()))
  const headlines = {
    '/': 'Contact</h2>',
    '/careers': 'Careers</h1>',
    '/work': 'Work</h1>',
    '/insights': 'Insights</h1>',
    '/contact': 'Contact</h1>',
  }
  for (const [path, headline] of Object.entries(headlines))
    for (const address of [path, path === '/' ? '/index.md' : `${path}.md`]) {
      const { text } = await ask(url, address)
      if (address === path) expect([path, text.includes(`>${headline}`)]).toEqual([path, true])
      expect([address, headlinesOfSample.filter((line) => text.includes(line))]).toEqual([
        address,
        [],
      ])
    }
})

test('another company labels its own forms, and its chat goes to its own number', async () => {
  const words = {
    '/contact': [
      'Telephone',
      'What leaks?',
      'A photograph of the hole',
      'Send it down the slip',
      'Then',
    ],
    '/careers/boatbuilder': ['Why boats?', 'Where you sailed before', 'Come aboard'],
    '/careers': ['Hands wanted'],
    '/insights': ['LOG', 'From the yard', 'What was written down'],
    '/work': ['Boats'],
  }
  for (const [path, said] of Object.entries(words)) {
    const { text } = await ask(site.url, path)
    expect([path, said.filter((one) => !text.includes(`>${one}<`))]).toEqual([path, []])
  }
  for (const path of ['/', '/contact'])
    expect((await ask(site.url, path)).text).toMatch(
      /href="https:\/\/wa\.me\/493831000001\?text=Ahoy%2C%20it%20leaks%20%26%20sinks\."[^>]*>Call the yard</,
    )
})

test('issue 15: the parts of another company’s Home stand in the order that its pack gives them', async () => {
  const words = [
    'Harbour master',
    'Seven people, two sheds',
    'Three things we do.',
    'Tell us what leaks.',
  ]
  for (const path of ['/', '/index.md'])
    expect([path, ...inOrder((await ask(site.url, path)).text, words)]).toEqual([path, ...words])
})

test('another company says where it is registered, since when it is there, and what it speaks', async () => {
  const { text } = await ask(site.url, '/')
  expect(text).toMatch(/Rekha Bootsbau GmbH<br\/>HRB 20999, Amtsgericht Stralsund<\/p>/)
  expect(text).toContain('"foundingDate":"1986"')
  expect(text).toContain('"identifier":"HRB 20999, Amtsgericht Stralsund"')
  expect(text).toContain('"availableLanguage":["German","Danish"]')
})

test('what programs read of another company says no word of the sample either', async () => {
  for (const path of [
    '/llms.txt',
    '/robots.txt',
    '/feed.xml',
    '/feed.json',
    '/careers/feed.xml',
    '/.well-known/security.txt',
    '/index.md',
    '/services/yard/repair.md',
    '/work/anna-lisa.md',
  ]) {
    const { status, text } = await ask(site.url, path)
    expect([path, status, named(text)]).toEqual([path, 200, []])
  }
})

test('every link of another company’s Home leads somewhere', async () => {
  const { text } = await ask(site.url, '/')
  const links = new Set([...text.matchAll(/ href="(\/[^"#?]*)/g)].map(([, link]) => link!))
  for (const link of links) expect([link, (await ask(site.url, link)).status]).toEqual([link, 200])
})

test('another company’s photograph is where its pack shows it', async () => {
  const photograph = /src="\/media\/fiete-at-the-saw\/480\.webp"/
  for (const path of ['/', '/insights/a-plank-of-larch'])
    expect([path, photograph.test((await ask(site.url, path)).text)]).toEqual([path, true])
  const { status, headers } = await ask(site.url, '/media/fiete-at-the-saw/480.avif')
  expect([status, headers['content-type']]).toEqual([200, 'image/avif'])
  const moved = await ask(site.url, '/insights/the-third-plank')
  expect([moved.status, moved.headers.location]).toEqual([301, '/insights/a-plank-of-larch'])
  expect((await ask(site.url, '/insights')).text).not.toContain('The slipway in ice')
})
