import { type KindName, kindNamed } from '../../features/documents/kinds/all-kinds.ts'
import type { Documents } from '../../features/documents/read/documents.ts'
import { namedIn } from '../../features/documents/schema/named-in.ts'
import type { RouterContextProvider } from 'react-router'
import { type Found, findPage } from './find-page.server.ts'
import { documentsIn, kindsOfCareers, kindsOfHome } from './sources/documents-in.ts'
import { jobsIn } from './job-source.ts'
import { postsIn } from './post-source.ts'
import { jobEntry, slugInPath } from './sources/job-entry.ts'
import { isPostPath } from './spell-address.ts'

/** By the first part of the path: what the page and those below it show beside what every page says. */
const kindsBelow = new Map<string, KindName[]>([
  ['', kindsOfHome],
  ['careers', kindsOfCareers],
  ['insights', ['insights-page']],
  ['work', ['work-page']],
  ['products', ['products-page']],
  ['services', ['service-card']],
])

/** What the blocks of a page name, if one stands there. */
function kindsNamedAt(path: string, documents: Documents): KindName[] {
  const page = documents.pages.find(({ id }) => documents.paths.get(id) === path)
  if (!page) return []
  return namedIn(kindNamed('page'), page).flatMap((named) =>
    named.is === 'reference' ? (named.kind as KindName) : [],
  )
}

/** The page at a path, wherever its words are kept: in the content, among the posts or the jobs. */
export async function findEntry(
  path: string,
  context: Readonly<RouterContextProvider>,
): Promise<Found> {
  const below = kindsBelow.get(path.split('/')[1]!.toLowerCase())
  const documents = documentsIn(context, below)
  const slug = slugInPath(path)
  if (!slug) {
    const found = await findPage(path, documents, isPostPath(path) ? postsIn(context) : undefined)
    if (found && 'entry' in found) documentsIn(context, kindsNamedAt(found.entry.path, documents))
    return found
  }
  const jobs = jobsIn(context)
  for (const spelling of new Set([slug, slug.toLowerCase()])) {
    const job = await jobs.find(spelling)
    if (job && job !== 'over') return { entry: jobEntry(job, documents) }
  }
  return findPage(path, documents)
}
