import type { Documents } from '../../../features/documents/read/documents.ts'
import type { SearchResult } from '../../../features/search/searchable-page.ts'
import type { SiteSearch } from '../../../features/search/site-search.ts'
import type { Text } from '../../i18n.tsx'

const most = 30

export async function readSearch(
  search: SiteSearch,
  text: Text,
  { company, searchPage }: Documents,
  typed: string | null,
) {
  const { results, ...findings } = await search.find(typed, most)
  const { query } = findings
  const asked = query ? `“${query}” | ${text('search.open')}` : text('search.title')
  return {
    ...findings,
    title: `${asked} | ${company.name}`,
    shown: results.length,
    groups: groupsOf(results),
    heading: searchPage.heading,
    examples: query ? [] : searchPage.examples,
  }
}

/** By kind, in the order of each kind's best result. */
function groupsOf(results: SearchResult[]) {
  const kinds = [...new Set(results.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, results: results.filter((result) => result.kind === kind) }))
}
