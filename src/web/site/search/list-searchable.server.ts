import type { DocumentsSource } from '../../../features/documents/read/documents.ts'
import type { SearchablePage } from '../../../features/search/searchable-page.ts'
import type { Careers } from '../../../features/jobs/read/careers.ts'
import type { Blog } from '../../../features/posts/read/blog.ts'
import { listedPages } from '../../directory/list-pages.server.ts'
import type { PageEntry } from '../../directory/page-entry.ts'
import { jobEntry } from '../../directory/sources/job-entry.ts'
import { postEntry } from '../../directory/sources/post-entry.ts'

/** Where to send somebody who found nothing. */
export const usefulPages = ['/work', '/products', '/contact']

/** Every page of the directory as the search wants it, the jobs among them. */
export async function listSearchable(
  source: DocumentsSource,
  jobs: Pick<Careers, 'list'>,
  posts?: Pick<Blog, 'list'>,
): Promise<SearchablePage[]> {
  const documents = await source.read()
  const [pages, open, newest] = await Promise.all([
    listedPages(documents),
    jobs.list(),
    posts?.list({ limit: 50 }),
  ])
  const found = newest?.posts ?? []
  const jobEntries = open.map((job) => jobEntry(job, documents))
  const postEntries = found.map((post) => postEntry(post, documents))
  return [...pages, ...jobEntries, ...postEntries].map(searchable)
}

const searchable = (entry: PageEntry): SearchablePage => ({
  path: entry.path,
  title: entry.title,
  kind: entry.kind === 'home' || entry.kind === 'page' ? 'section' : entry.kind,
  description: entry.description,
  within: entry.parents.filter(({ path }) => path !== '/').map(({ label }) => label),
  headings: headingsIn(entry.markdown()),
  text: entry.text,
})

const headingsIn = (markdown: string) =>
  [...markdown.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) =>
    heading.replace(/\\(.)/g, '$1'),
  )
