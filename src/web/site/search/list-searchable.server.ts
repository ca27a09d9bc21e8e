import type { SearchablePage } from '../../../features/search/searchable-page.ts'
import { listPages } from '../../directory/list-pages.server.ts'
import type { PageEntry } from '../../directory/page-entry.ts'

/** Where to send somebody who found nothing. */
export const usefulPages = ['/work', '/products', '/contact']

/** Every page of the directory as the search wants it. */
export async function listSearchable(): Promise<SearchablePage[]> {
  return (await listPages()).map(searchable)
}

const searchable = (entry: PageEntry): SearchablePage => ({
  path: entry.path,
  title: entry.title,
  kind: entry.kind === 'home' ? 'section' : entry.kind,
  description: entry.description,
  within: entry.parents.filter(({ path }) => path !== '/').map(({ label }) => label),
  headings: headingsIn(entry.markdown()),
  text: entry.text,
})

const headingsIn = (markdown: string) =>
  [...markdown.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) =>
    heading.replace(/\\(.)/g, '$1'),
  )
