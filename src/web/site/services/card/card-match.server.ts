import { caseStudies } from '../../../../content/cases/all-cases.ts'
import type { ServiceCard, ServicePage } from '../../../../content/service-page.ts'
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

/** What the site's own search finds for a card among its cases and posts; else the case of its service. */
export async function matchOf(
  { title }: ServiceCard,
  { proof }: ServicePage,
  search: Pick<SiteSearch, 'find'>,
): Promise<CardView['match']> {
  const { results } = await search
    .find(tellingWords(title), enough)
    // While the database is away no post is found, and the page stands all the same.
    .catch(() => ({ results: [] }))
  const found = results.find(({ kind }) => kind === 'case' || kind === 'post')
  if (found?.kind === 'post')
    return { kind: 'post', path: found.path, title: found.title, about: found.within }
  const slug = found?.path.split('/').at(-1) ?? proof.caseSlug
  const study = caseStudies.find((one) => one.slug === slug)
  if (!study) throw new Error(`No case study is called '${slug}'.`)
  return { kind: 'case', path: `/work/${slug}`, title: study.title, about: study.client }
}
