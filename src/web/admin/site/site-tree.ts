import { hasWords, listedWords } from '../../../features/search/asked-words.ts'
import type { Text } from '../../i18n.tsx'
import type { Answer } from '../session/api-routes.ts'
import { editorAddress } from './editor-address.ts'

export type TreeEntry = Answer<'GET /api/content/tree'>['documents'][number]

/** What a dialog about one of the tree gets. */
export type Asked = { entry: TreeEntry; documents: TreeEntry[]; onClose: () => void }

/** What may be begun in a list: a kind, and the document below which it stands. */
export type Making = { kind: string; above?: string }

export type SiteNode = {
  key: string
  title: string
  entry?: TreeEntry
  to?: string
  note?: string
  /** Of what is no document: a post or a job. */
  state?: string
  /** Of what is no document: who changed it last, and when. */
  changed?: string
  /** The server has found the words that are looked for, wherever they stand in it. */
  isFound?: boolean
  children: SiteNode[]
  making?: Making
}

/** Posts and jobs: written elsewhere in the desk, and pages of the site as well. */
export type Writings = { posts: SiteNode[]; jobs: SiteNode[]; most: number; mayHire: boolean }

type SiteTree = { pages: SiteNode[]; shared: SiteNode[] }

const homeLists = ['promise', 'home-card', 'testimonial', 'counter', 'timeline-entry']
const careersLists = ['benefit', 'hiring-step']

type Nodes = ReturnType<typeof nodesOf>

/** Every page where it stands, and what all pages share, in the order of the site. */
export function siteTree(entries: TreeEntry[], writings: Writings, t: Text): SiteTree {
  const nodes = nodesOf(entries, t)
  return { pages: pagesOf(nodes, writings), shared: sharedOf(nodes) }
}

function nodesOf(entries: TreeEntry[], t: Text) {
  const kinds = Map.groupBy(entries, ({ kind }) => kind)
  const of = (kind: string) => (kinds.get(kind) ?? []).toSorted((a, b) => a.place - b.place)
  const node = (entry: TreeEntry, more: Partial<SiteNode> = {}): SiteNode => ({
    key: entry.id,
    title: entry.name,
    entry,
    to: editorAddress(entry),
    children: [],
    ...more,
  })
  const below = (kind: string, above: string) => of(kind).filter((entry) => entry.above === above)
  const all = (kind: string, more: Partial<SiteNode> = {}) =>
    of(kind).map((entry) => node(entry, more))
  const list = (kind: string): SiteNode => ({
    key: `list-${kind}`,
    title: t(`desk.site.lists.${kind}`),
    children: all(kind),
    making: { kind },
  })
  const group = (name: string, more: Partial<SiteNode> = {}): SiteNode => ({
    key: name,
    title: t(`desk.site.groups.${name}`),
    children: [],
    ...more,
  })
  return { t, of, node, below, all, list, group }
}

function pagesOf(nodes: Nodes, { posts, jobs, most, mayHire }: Writings): SiteNode[] {
  const { t, all, list, group } = nodes
  const postsNote = t('desk.site.groups.postsNote', { count: most })
  const written = group('posts', { to: '/admin/blog-edit', note: postsNote, children: posts })
  const open = group('jobs', {
    ...(mayHire ? { to: '/admin/job-edit' } : { note: t('desk.site.groups.jobsNote') }),
    children: jobs,
  })
  return [
    ...all('home', { children: homeLists.map(list) }),
    ...all('services-page', { children: servicesOf(nodes), making: { kind: 'service-section' } }),
    ...all('work-page', { children: all('case'), making: { kind: 'case' } }),
    ...all('products-page', { children: all('product'), making: { kind: 'product' } }),
    ...all('careers-page', { children: [open, ...careersLists.map(list)] }),
    ...all('insights-page', { children: [written] }),
    ...all('search-page'),
    group('contact', { to: '/admin/edit?page=/contact' }),
    group('own', { children: all('page'), making: { kind: 'page' } }),
    group('legal', { children: all('legal-page'), making: { kind: 'legal-page' } }),
  ]
}

function servicesOf({ of, node, below }: Nodes): SiteNode[] {
  const service = (entry: TreeEntry) =>
    node(entry, {
      children: below('service-card', entry.id).map((card) => node(card)),
      making: { kind: 'service-card', above: entry.id },
    })
  const sections = of('service-section')
  // A service whose section lies in the trash must not be lost from sight.
  const lost = of('service').filter(({ above }) => !sections.some(({ id }) => id === above))
  return [
    ...sections.map((section) =>
      node(section, {
        children: below('service', section.id).map(service),
        making: { kind: 'service', above: section.id },
      }),
    ),
    ...lost.map(service),
  ]
}

function sharedOf({ t, all, list, group }: Nodes): SiteNode[] {
  const note = t('desk.site.groups.addressesNote')
  const deck = all('deck')
  const noDeck = {
    key: 'list-deck',
    title: t('desk.site.kinds.deck'),
    children: [],
    making: { kind: 'deck' },
  }
  return [
    ...all('company'),
    ...all('brand'),
    ...all('navigation'),
    list('leader'),
    list('office'),
    { ...list('consent-text'), making: undefined },
    ...(deck.length > 0 ? deck : [noDeck]),
    group('addresses', { to: '/admin/addresses', note }),
  ]
}

type Sieve = { words: string; state: string }

/** What is asked for, below all that it stands under. */
export function sifted(nodes: SiteNode[], { words, state }: Sieve): SiteNode[] {
  const asked = listedWords(words)
  const fits = ({ title, note, entry, isFound, ...node }: SiteNode) =>
    (!state || (entry?.state ?? node.state) === state) &&
    (isFound || hasWords(`${title} ${entry?.path ?? (node.state && note) ?? ''}`, asked))
  const sift = (some: SiteNode[]): SiteNode[] =>
    some.flatMap((node) => {
      const children = sift(node.children)
      return children.length > 0 || fits(node) ? [{ ...node, children }] : []
    })
  return asked.length > 0 || state ? sift(nodes) : nodes
}

/** An address made of a title: `Wells & pumps` to `wells-pumps`. */
export const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '')
