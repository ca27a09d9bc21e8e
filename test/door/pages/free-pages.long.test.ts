import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '../../../src/features/documents/document-value.ts'
import { ask } from '../../server/ask.ts'
import { emptyElement } from '../../desk/empty-element.ts'
import { contentEditor } from '../../desk/content-editor.ts'
import { renders } from '../../server/figures.ts'
import { photograph, uploadOn } from '../../sent/pictures-on-site.ts'
import { startRekha } from '../../sample/rekha-site.ts'
import type { Site } from '../../server/site.ts'

const path = '/how-we-work'

let site: Site
let editor: Awaited<ReturnType<typeof contentEditor>>

beforeAll(async () => {
  site = await startRekha()
  editor = await contentEditor(site.url)
}, 60_000)

afterAll(async () => void (await site?.stop()))

const textOf = async (at: string) => (await ask(site.url, at)).text
const statusOf = async (at: string) => (await ask(site.url, at)).status
const [openMain, closeMain] = [/<main[^>]*>/, '</main>']
const mainOf = async (at: string) => {
  const text = await textOf(at)
  return text.slice(text.search(openMain), text.indexOf(closeMain))
}

const unescaped = (html: string) =>
  html.replaceAll('&#x27;', '’').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** What is read and what is heard of a page, without its looks. */
const wordsIn = (html: string) => {
  const alts = [...html.matchAll(/ alt="([^"]+)"/g)].map(([, alt]) => alt)
  return unescaped([html.replace(/<!-- -->|<[^>]+>/g, ''), ...alts].join('\n'))
}

const unsaid = new Set(['block', 'link', 'drawing', 'upload', 'case', 'testimonial'])

/** Every word that the blocks of a document say. */
function said(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\{phone\}|\s*→\s*/)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => (unsaid.has(name) ? [] : said(one)))
}

type Block = { block: string; heading?: string; intro?: string }
type Blocks = { en: { title: string; lead: string; blocks: Block[] } }
const { en: pack } = JSON.parse(
  readFileSync('test/packs/rekha/page/how-we-work.json', 'utf8'),
) as Blocks

const openingOf = ({ block, heading, intro }: Block) => ({ block, heading, intro })

/** The levels of the headings, from the top of the page to its end. */
const levelsIn = (html: string) =>
  [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))

const value = {
  title: 'Bare',
  lead: 'Nothing else.',
  metaDescription: 'A page with a title and a lead.',
  listed: 'search',
  blocks: [] as object[],
}

const onePage = (change: object, slug: string) =>
  editor.create('page', slug, { ...value, ...change })

test('a page of every block says every word, with its headings in order and none alone', async () => {
  const kinds = [...new Set(pack.blocks.map(({ block }) => block))]
  const { properties } = JSON.parse(await textOf('/api/content/page/schema'))
  const known = properties.blocks.items.oneOf.map(
    (one: { properties: { block: { const: string } } }) => one.properties.block.const,
  )
  expect(kinds.toSorted()).toEqual(known.toSorted())

  const html = await mainOf(path)
  const words = wordsIn(html)
  const dropped = 'Rigging nobody does any more'
  const { title, lead, blocks } = pack
  const tried = new Set(['threshold', 'paper'])
  // What can be tried answers with most of its words, to whoever tries it.
  const shown = blocks.map((one) => (tried.has(one.block) ? openingOf(one) : one))
  const wanted = said({ title, lead, blocks: shown }).filter(
    (one) => ![dropped, 'The rigger has left.'].includes(one),
  )
  expect(wanted.length).toBeGreaterThan(80)
  expect(wanted.filter((one) => !words.includes(one))).toEqual([])
  expect(words).toContain('or call +49 3831 000000.')
  expect(words).toContain('They are late, and it is worth it.')
  expect(words).toContain('Case study, Reederei Petersen')
  expect(words).not.toContain(dropped)
  expect(html).toContain('href="mailto:werft@rekha.example"')

  const levels = levelsIn(html)
  expect(levels.filter((level) => level === 1)).toEqual([1])
  levels.forEach((level, place) => expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1))
  expect(emptyElement(html)).toBeUndefined()
  expect(html).not.toMatch(/<\/h2><\/(section|div)><\/section>/)
  expect(site.complaints()).toEqual([])
})

test('the site map, the search, Markdown, llms.txt, the foot and a social image know the page', async () => {
  for (const file of ['/sitemap.xml', '/llms.txt', '/search?q=garboard', '/', '/privacy'])
    expect([file, await textOf(file)]).toEqual([file, expect.stringContaining(path)])
  const markdown = await textOf(`${path}.md`)
  expect(markdown).toMatch(/^# How a boat comes back\n/)
  expect(markdown).toContain('| Larch | Bottom \\| keel | 40 |')
  expect(markdown).toContain('> They are late, and it is worth it.')
  const social = await ask(site.url, `/social${path}.png`)
  expect([social.status, social.headers['content-type']]).toEqual([200, 'image/png'])
  const html = await textOf(path)
  expect(html).toContain('"@type":"FAQPage"')
  expect(html).toContain('<title>How a boat comes back | Rekha Bootsbau</title>')
  expect(html).not.toContain('noindex')
  expect(await statusOf('/how-we-never-work')).toBe(404)
})

test('what a block names is left out as long as visitors do not see it', async () => {
  const [testimonial] = await editor.documents('testimonial')
  const [study] = await editor.documents('case')
  const hide = ({ kind, id, version }: Document) =>
    editor.call('POST', `/api/content/${kind}/${id}/unpublish`, { version })
  await mainOf(path)
  await hide(testimonial!)
  await hide(study!)
  const without = await mainOf(path)
  for (const gone of ['it is worth it', 'Case study', '/work/anna-lisa', 'See one that came back'])
    expect([gone, without.includes(gone)]).toEqual([gone, false])
  expect(without).toContain('The cutter that met a pier')
  expect(await textOf(`${path}.md`)).not.toContain('it is worth it')
  expect(emptyElement(without)).toBeUndefined()
  for (const one of [testimonial!, study!])
    await editor.publish({ ...one, version: one.version + 1 })
  expect(await mainOf(path)).toContain('it is worth it')
})

test('a page is drawn anew when what its blocks name changes, and by nothing else', async () => {
  await onePage({}, 'bare')
  await ask(site.url, path)
  await ask(site.url, '/bare')
  const before = await renders(site.url)
  const [testimonial] = await editor.documents('testimonial')
  await editor.change(testimonial!, { text: 'They came on time.' })
  await ask(site.url, '/bare')
  expect(await renders(site.url)).toBe(before)
  expect(await mainOf(path)).toContain('They came on time.')
})

test('a page without blocks is its title and its lead', async () => {
  const html = await mainOf('/bare')
  expect(html).toContain('<h1>Bare</h1>')
  expect(html).toContain('Nothing else.')
  expect(html).not.toMatch(/<h2/)
  expect(emptyElement(html)).toBeUndefined()
})

test('photographs come in the sizes that screens need, with the words that describe them', async () => {
  const { url: upload } = await uploadOn(site, await photograph(1600, 1200))
  const picture = { upload, alt: 'The shed, from the water' }
  const blocks = [
    { block: 'picture', picture, caption: 'In June' },
    { block: 'gallery', pictures: [{ picture: { upload, decorative: true } }] },
    { block: 'text', paragraphs: ['Built in 1931.'] },
    { block: 'proof', heading: 'It stands.', text: 'Since then.', figures: [] },
  ]
  await onePage({ blocks }, 'shed')
  const html = await mainOf('/shed')
  expect(html).toMatch(/<img alt="The shed, from the water"[^>]* srcSet="\/media\/[^"]+\.webp \d+w/)
  expect(html).toMatch(/<source type="image\/avif" srcSet="\/media\//)
  expect(html).toContain('In June')
  expect(html.match(/<picture>/g)).toHaveLength(2)
  expect(html).toContain('Built in 1931.')
  expect(emptyElement(html)).toBeUndefined()
})

test('an address that a page had leads to it for ever', async () => {
  const old = await ask(site.url, '/how-we-built')
  expect([old.status, old.headers.location]).toEqual([301, path])
  const first = await onePage({ title: 'Moving' }, 'here')
  const second = await editor.change(first, {}, 'there')
  await editor.change(second, {}, 'Elsewhere')
  for (const from of ['/here', '/there', '/HERE']) {
    const { status, headers } = await ask(site.url, from)
    expect([from, status, headers.location]).toEqual([from, 301, '/Elsewhere'])
  }
  expect((await ask(site.url, '/here.md')).headers.location).toBe('/Elsewhere.md')
  expect(await statusOf('/Elsewhere')).toBe(200)
})

test('an address of the program, and a block that there is not, are refused in words', async () => {
  const post = async (slug: string, blocks: object[]) => {
    const body = { slug, value: { ...value, blocks } }
    const answer = await editor.call('POST', '/api/content/page', body)
    return [answer.status, ((await answer.json()) as { fields: object }).fields]
  }
  for (const slug of ['services', 'admin', 'contact', 'Search'])
    expect(await post(slug, [])).toEqual([
      400,
      { slug: 'This address belongs to another part of the site.' },
    ])
  expect(await post('privacy', [])).toEqual([409, { slug: 'Another document has this address.' }])
  expect(await post('poems', [{ block: 'poem' }])).toEqual([
    400,
    { 'blocks.0.block': expect.stringMatching(/^Block must be one of lead, text, /) },
  ])
})

test('a page says who is led to it', async () => {
  const foot = async () => {
    const text = await textOf('/')
    return text.slice(text.indexOf('<footer'))
  }
  expect(await foot()).toContain('<a href="/how-we-work">How a boat comes back</a>')
  expect(await foot()).not.toContain('"/bare"')
  expect(await textOf('/sitemap.xml')).toContain('/bare')
  await onePage({ title: 'For guests', listed: 'nobody', lead: 'Zanzibar.' }, 'guests')
  const { status, text } = await ask(site.url, '/guests')
  expect(status).toBe(200)
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  for (const file of ['/sitemap.xml', '/llms.txt', '/search?q=zanzibar', '/', '/guest'])
    expect([file, (await textOf(file)).includes('/guests')]).toEqual([file, false])
})

test('a link of the menu leads to a page as long as there is one', async () => {
  const [navigation] = await editor.documents('navigation')
  const header = [{ label: 'How', link: path, onWideScreensOnly: false }]
  await editor.change(navigation!, { header })
  expect(await textOf('/work')).toContain(`<a href="${path}">How</a>`)
  const [page] = (await editor.documents('page')).filter(({ slug }) => slug === 'how-we-work')
  const { id, version } = page!
  await editor.call('POST', `/api/content/page/${id}/unpublish`, { version })
  expect(await textOf('/work')).not.toContain(path)
  expect(await statusOf(path)).toBe(404)
  // One of its cards leads nowhere; it did so before, but then it was imported.
  const override = { reason: 'The card is left out until there is a page.' }
  const again = { version: version + 1, override }
  await editor.call('POST', `/api/content/page/${id}/publish`, again)
  expect(await textOf('/work')).toContain(`<a href="${path}">How</a>`)
})
