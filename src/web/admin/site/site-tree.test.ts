import { expect, test } from 'vitest'
import { textsOf } from '../../i18n.tsx'
import { deskWords } from '../desk-words.ts'
import { editorAddress } from './editor-address.ts'
import { jobNodes, postNodes, withFound } from './posts-and-jobs.ts'
import { siteTree, sifted, type SiteNode, slugOf, type TreeEntry } from './site-tree.ts'

const t = textsOf({ desk: deskWords })
const entry = (kind: string, id: string, more: Partial<TreeEntry> = {}): TreeEntry => ({
  id,
  kind,
  name: id,
  version: 1,
  place: 1,
  state: 'published',
  isBelowHidden: false,
  isNeeded: false,
  mayChange: true,
  changedAt: '2026-11-24T10:00:00.000Z',
  changedBy: null,
  ...more,
})
const entries = [
  entry('home', 'home', { shownAt: '/' }),
  entry('services-page', 'services', { shownAt: '/services' }),
  entry('service-section', 'technology'),
  entry('service', 'pumps', { above: 'technology', path: '/services/technology/pumps', place: 2 }),
  entry('service', 'wells', { above: 'technology', path: '/services/technology/wells' }),
  entry('service-card', 'depth', { above: 'wells', state: 'draft' }),
  entry('service', 'lost', { above: 'gone' }),
  entry('company', 'company', { shownAt: '/contact' }),
]
const none = { posts: [], jobs: [], most: 20, mayHire: true }
const shape = (nodes: SiteNode[]): object =>
  Object.fromEntries(nodes.map(({ key, children }) => [key, shape(children)]))

test('services stand below their sections in their order, and cards below services', () => {
  const { pages } = siteTree(entries, none, t)
  expect(shape(pages)).toMatchObject({
    services: { technology: { wells: { depth: {} }, pumps: {} }, lost: {} },
    contact: {},
  })
})

test('a deck is offered where there is none, and never a second one', () => {
  const decks = (have: TreeEntry[]) =>
    siteTree(have, none, t).shared.filter(
      ({ title, making }) => title === 'Deck' || making?.kind === 'deck',
    )
  expect(decks(entries)).toMatchObject([{ making: { kind: 'deck' } }])
  const have = decks([...entries, entry('deck', 'Deck')])
  expect(have.map(({ entry: one, making }) => [one?.id, making])).toEqual([['Deck', undefined]])
})

test('what is found stands below all that it stands under', () => {
  const { pages } = siteTree(entries, none, t)
  expect(shape(sifted(pages, { words: 'technology/WELLS', state: '' }))).toEqual({
    services: { technology: { wells: {} } },
  })
  expect(shape(sifted(pages, { words: '', state: 'draft' }))).toEqual({
    services: { technology: { wells: { depth: {} } } },
  })
  expect(sifted(pages, { words: 'no such page', state: '' })).toEqual([])
})

const post = (key: string, title: string, more: object = {}) => ({
  key,
  slug: key,
  title,
  category: 'Wells',
  state: 'draft' as const,
  publishedAt: '',
  updatedAt: '2026-11-24T10:00:00.000Z',
  version: 1,
  ...more,
})

test('issue 16: posts stand below Insights and jobs below Careers, with their states', () => {
  const out = { ...post('new', 'Newest'), publishedAt: '2026-11-24T10:00:00.000Z' }
  const posts = postNodes([post('first', 'First'), post('none', '')], [out as never], t)
  const job = { id: 'driller', slug: 'driller', title: 'Driller', location: 'Harbour' }
  const jobs = jobNodes([job, { ...job, id: 'closed', state: 'closed' }] as never, t)
  const writings = { ...none, posts, jobs }
  const { pages } = siteTree(
    [entry('careers-page', 'careers'), entry('insights-page', 'insights')],
    withFound(writings, [{ kind: 'post', id: 'old', title: 'Old', state: 'draft', note: '' }], t),
    t,
  )
  expect(shape(pages)).toMatchObject({
    careers: { jobs: { driller: {}, closed: {} } },
    insights: { posts: { old: {}, first: {}, none: {}, new: {} } },
  })
  expect([...posts, ...jobs].map(({ title, state, to }) => [title, state, to])).toEqual([
    ['First', 'draft', '/admin/write?post=first'],
    ['Untitled', 'draft', '/admin/write?post=none'],
    ['Newest', 'published', '/admin/write?post=new'],
    ['Driller', 'published', '/admin/job-edit?job=driller'],
    ['Driller', 'closed', '/admin/job-edit?job=closed'],
  ])
  // What the server has found stays, whatever its title says.
  const found = (words: string, state = '') => shape(sifted(pages, { words, state }))
  expect(found('pump')).toEqual({ insights: { posts: { old: {} } } })
  expect(found('insights/first')).toMatchObject({ insights: { posts: { first: {} } } })
  expect(found('', 'closed')).toEqual({ careers: { jobs: { closed: {} } } })
})

test('a page is found by the words of its title as they are typed without their marks', () => {
  const { pages } = siteTree([entry('page', 'about', { name: 'Über uns' })], none, t)
  const found = (words: string) => shape(sifted(pages, { words, state: '' }))
  expect(found('uber')).toEqual({ own: { about: {} } })
  expect(found(' uns UB ')).toEqual({ own: { about: {} } })
  expect(found('ber')).toEqual({})
})

test('a document is edited on its page, or beside the one that shows it', () => {
  expect(editorAddress(entries[3]!)).toBe('/admin/edit?page=/services/technology/pumps')
  expect(editorAddress(entries[0]!)).toBe('/admin/edit?page=/')
  expect(editorAddress(entries[7]!)).toBe('/admin/edit?page=/contact&document=company/company')
  expect(editorAddress(entries[3]!, 'lead')).toBe(
    `/admin/edit?page=/services/technology/pumps&field=service/${entries[3]!.id}/lead`,
  )
})

test('an address is made of a title', () => {
  expect(slugOf(' Wells & Pümps: 24/7 ')).toBe('wells-pumps-24-7')
  expect(slugOf('水')).toBe('')
})
