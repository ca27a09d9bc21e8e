import { expect, test } from 'vitest'
import { askedWords } from './asked-words.ts'
import { findPages } from './find-pages.ts'
import { matchWords } from './query-words.ts'
import { rankPages, rarityOf } from './rank-pages.ts'
import { buildIndex } from './search-index.ts'
import type { SearchablePage } from './searchable-page.ts'

const page = (path: string, words: Partial<SearchablePage> = {}): SearchablePage => ({
  path,
  title: path.slice(1),
  kind: 'service',
  description: '',
  within: [],
  headings: [],
  text: '',
  ...words,
})

const search = (pages: SearchablePage[], useful: string[] = []) => {
  const index = buildIndex(pages)
  return (typed: unknown) => findPages(index, typed, { most: 20, useful })
}

const paths = async (pages: SearchablePage[], typed: string) =>
  (await search(pages)(typed)).results.map((result) => result.path)

const shown = (text: string, marks: [number, number][]) =>
  marks.map(([start, end]) => text.slice(start, end))

test('a word in the title comes before one in a heading, and that before one in the text', async () => {
  const everywhere = 'ledger '.repeat(200)
  const pages = [
    page('/text', { text: everywhere }),
    page('/heading', { headings: ['The ledger'], text: 'The ledger' }),
    page('/heading-and-text', { headings: ['The ledger'], text: everywhere }),
    page('/title', { title: 'One of many words about a ledger that is long' }),
    page('/other', { text: 'Nothing of the kind' }),
  ]
  expect(await paths(pages, 'ledger')).toEqual(['/title', '/heading-and-text', '/heading', '/text'])
})

test('a page whose whole title was asked for comes first', async () => {
  const pages = [page('/a', { title: 'Cloud adoption' }), page('/b', { title: 'Cloud' })]
  expect(await paths(pages, 'cloud')).toEqual(['/b', '/a'])
})

test('all words must be there, in whatever part of the page', async () => {
  const pages = [
    page('/both', { title: 'Cloud', text: 'What it costs' }),
    page('/one', { title: 'Cloud', text: 'What it does' }),
    page('/parent', { title: 'Cost', within: ['Cloud'] }),
  ]
  expect((await paths(pages, 'cloud cost')).toSorted()).toEqual(['/both', '/parent'])
})

test('of the last word its beginning is enough, of the others it is not', async () => {
  const pages = [page('/k', { title: 'Kubernetes clusters' })]
  expect(await paths(pages, 'kub')).toEqual(['/k'])
  expect(await paths(pages, 'kubernetes clu')).toEqual(['/k'])
  expect(await paths(pages, 'kub clusters')).toEqual([])
})

test.each(['kubernets', 'kubernettes', 'kubernetas', 'kuberentes', 'kuberen', 'KUBERNETES'])(
  '%s finds Kubernetes',
  async (typed) =>
    expect(await paths([page('/k', { text: 'About Kubernetes.' })], typed)).toEqual(['/k']),
)

test('words of up to three letters and two wrong letters are not forgiven', async () => {
  const pages = [page('/k', { text: 'Kubernetes on SAP' })]
  for (const typed of ['sep x', 'sep', 'kobornetes', 'kuber-x'])
    expect([typed, await paths(pages, typed)]).toEqual([typed, []])
})

test('a letter is forgiven only where the word itself is nowhere', async () => {
  const pages = [page('/data', { text: 'data' }), page('/date', { text: 'date' })]
  expect(await paths(pages, 'date')).toEqual(['/date'])
})

test('case, accents, plurals, hyphens and small words make no difference', async () => {
  const pages = [page('/a', { text: 'Real-time pipelines for the café' })]
  for (const typed of ['realtime', 'real-time', 'real time', 'PIPELINE', 'cafe', 'how to cafés'])
    expect([typed, await paths(pages, typed)]).toEqual([typed, ['/a']])
})

test('INS: words of scripts without gaps are found within a run of letters, and marked', async () => {
  const pages = [
    page('/ja', { title: '株式会社東京都市開発の記録', text: 'AIと東京の夜' }),
    page('/zh', { title: '我们在北京开发软件' }),
    page('/ko', { title: '주식회사서울소프트웨어에서' }),
    page('/th', { title: 'เราเขียนซอฟต์แวร์ให้โรงพยาบาล' }),
    page('/other', { title: '京の都', text: '東の市' }),
  ]
  const titled = async (typed: string) =>
    (await search(pages)(typed)).results.map(({ path, title, titleMarks }) => [
      path,
      ...shown(title, titleMarks),
    ])
  expect(await titled('東京都')).toEqual([['/ja', '東京都']])
  expect(await titled('都市 開発')).toEqual([['/ja', '都市開発']])
  expect(await titled('录')).toEqual([])
  expect(await titled('録')).toEqual([['/ja', '録']])
  expect(await titled('ai と')).toEqual([['/ja']])
  expect(await titled('开发')).toEqual([['/zh', '开发']])
  expect(await titled('软')).toEqual([['/zh', '软件']])
  for (const typed of ['소프트웨어', '소프트웨어'.normalize('NFD')])
    expect(await titled(typed)).toEqual([['/ko', '소프트웨어']])
  expect(await titled('พยาบาล')).toEqual([['/th', 'พยาบาล']])
  expect(await titled('東京市')).toEqual([])
})

test('what was asked for is marked where it stands, in title and excerpt', async () => {
  const text = 'First a line.\nThen a much longer line that says what the real-time ledgers cost.'
  const find = search([page('/a', { title: 'Costs', text, description: 'Of ledgers.' })])
  const [result] = (await find('ledger cost real')).results
  expect(shown(result!.title, result!.titleMarks)).toEqual(['Costs'])
  expect(shown(result!.excerpt, result!.marks)).toEqual(['real-time', 'ledgers', 'cost'])
  expect(result!.excerpt).toBe(text.split('\n')[1])
})

test('a long paragraph is cut between words around what was asked for', async () => {
  const text = `${'before '.repeat(80)}needle ${'after '.repeat(80)}`
  const { excerpt, marks } = (await search([page('/a', { text })])('needle')).results[0]!
  expect(shown(excerpt, marks)).toEqual(['needle'])
  expect(excerpt).toMatch(/^… before .* needle after .* …$/)
  expect(excerpt.length).toBeLessThan(190)
})

test('a paragraph without spaces is cut around what was asked for, and no character in two', async () => {
  const around = '私たちは🪁図面を描きます。'.repeat(40)
  for (const start of ['', '表', '図表']) {
    const text = `${start}${around}台帳。${start}${around}\nThen in English.`
    const { excerpt, marks } = (await search([page('/a', { text })])('台帳')).results[0]!
    expect(shown(excerpt, marks)).toEqual(['台帳'])
    expect(excerpt.isWellFormed()).toBe(true)
    expect(excerpt).toMatch(/^… .*描きます.*台帳.*描きます.* …$/)
    expect(excerpt.length).toBeLessThan(190)
  }
})

test('where nothing is found, titles that come near and the most useful pages are', async () => {
  const pages = [page('/kubernetes', { title: 'Kubernetes' }), page('/work'), page('/legal')]
  const found = await search(pages, ['/work', '/gone'])('kubbernettis')
  expect(found.total).toBe(0)
  expect(found.near.map(({ path }) => path)).toEqual(['/kubernetes'])
  expect(found.useful.map(({ path }) => path)).toEqual(['/work'])
  expect((await search(pages, ['/work'])('ledger kubernetes')).near[0]?.path).toBe('/kubernetes')
})

test('without a question there are the most useful pages only', async () => {
  const pages = [page('/work'), page('/legal')]
  for (const typed of ['', '   ', '\0\u202e\t', '.*+?', undefined, null, 7, ['work']])
    expect(await search(pages, ['/work'])(typed)).toMatchObject({
      total: 0,
      results: [],
      near: [],
      useful: [{ path: '/work' }],
    })
})

test('looking only at the pages that have a word finds what looking at all of them finds', async () => {
  const words = ['ledger', 'cloud', 'clouds', 'audit', 'audited', 'depot', 'in', 'bank']
  const pages = Array.from({ length: 60 }, (_, n) =>
    page(`/${n}`, {
      title: `${words[n % 5]} ${n}`,
      text: words.filter((_word, place) => (n >> (place % 6)) & 1).join(' '),
    }),
  )
  const index = buildIndex(pages)
  const everywhere = pages.map((_page, place) => place)
  const all = { ...index, pagesWith: index.vocabulary.map(() => everywhere) }
  for (const query of ['ledger', 'clod', 'audi', 'bank in depot', 'cloud 7', 'zzzz', 'the']) {
    const asked = await matchWords(askedWords(query), index)
    const rarity = rarityOf(index, asked)
    const found = rankPages(index, asked, { rarity })
    expect([query, found]).toEqual([query, rankPages(all, asked, { rarity })])
  }
  expect(rankPages(index, await matchWords(askedWords('ledger'), index)).length).toBeGreaterThan(10)
})
