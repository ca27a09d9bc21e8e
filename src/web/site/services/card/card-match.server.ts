import type { Documents } from '../../../../features/documents/read/documents.ts'
import {
  offerOf,
  type PlacedCard,
  type PlacedService,
} from '../../../../features/documents/read/offer.ts'
import type { SiteSearch } from '../../../../features/search/site-search.ts'
import type { CardView } from '../service-view.ts'

const enough = 12

/** The two longest words of a title say most of what it is about. */
const tellingWords = (title: string) =>
  title
    .split(/[^\p{L}\p{N}-]+/u)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
    .join(' ')

type Beside = { documents: Documents; search: Pick<SiteSearch, 'pages'> }

/** What the site's own search finds for a card among its cases and posts; else the case of its service. */
export async function matchOf(
  { title }: Pick<PlacedCard, 'title'>,
  { proof }: Pick<PlacedService, 'proof'>,
  { documents, search }: Beside,
): Promise<CardView['match']> {
  const results = await search
    .pages(tellingWords(title), enough)
    // While the database is away no post is found, and the page stands all the same.
    .catch(() => [])
  const found = results.find(({ kind }) => kind === 'case' || kind === 'post')
  if (found?.kind === 'post')
    return { kind: 'post', path: found.path, title: found.title, about: found.within }
  const { cases } = offerOf(documents)
  const study =
    [...cases.values()].find(({ path }) => path === found?.path) ?? cases.get(proof?.case ?? '')
  return study && { kind: 'case', path: study.path, title: study.title, about: study.client }
}
