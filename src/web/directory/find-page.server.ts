import type { Documents } from '../../features/documents/read/documents.ts'
import { lastStep } from '../../features/documents/read/redirect-steps.ts'
import { listedPages, listPages } from './list-pages.server.ts'
import { nearestTo } from './nearest/nearest.ts'
import type { PageEntry } from './page-entry.ts'
import type { PostSource } from './post-source.ts'
import { postEntry, postPath } from './sources/post-entry.ts'
import { asWritten, slugIn } from './spell-address.ts'

export type Found = { entry: PageEntry } | { movedTo: string } | undefined

const kept = new WeakMap<Documents, Map<string, PageEntry>>()

function pagesByPath(documents: Documents) {
  const known = kept.get(documents)
  if (known) return known
  const pages = listPages(documents)
  const byPath = new Map(pages.map((entry) => [entry.path.toLowerCase(), entry]))
  kept.set(documents, byPath)
  return byPath
}

/** How the directory, and the search beside it, spell their addresses, by their lower case. */
export const spellings = (documents: Documents) =>
  new Map([
    ...[...pagesByPath(documents)].map(([path, entry]): [string, string] => [path, entry.path]),
    ['/search', '/search'],
  ])

/** The page at a path, whatever its case; a post only where posts are given. */
export async function findPage(
  path: string,
  documents: Documents,
  posts?: PostSource,
): Promise<Found> {
  const pages = pagesByPath(documents)
  const asked = asWritten(path)
  const entry = pages.get(asked)
  if (entry) return { entry }
  const slug = slugIn(asked)
  const post = posts && slug ? await findPost(posts, slug, documents) : undefined
  // What stands there comes before a way that leads away, or a post that is called by its old name again would lead in a circle.
  if (post && 'entry' in post) return post
  const movedTo = lastStep(asked, documents.moved, (path) => pages.has(path))
  return movedTo ? { movedTo } : post
}

async function findPost(posts: PostSource, slug: string, documents: Documents): Promise<Found> {
  const found = await posts.findBySlug(slug)
  if (!found) return undefined
  if ('movedTo' in found) return { movedTo: postPath({ slug: found.movedTo }) }
  return { entry: postEntry(found.post, documents) }
}

/** The few pages whose address is most like this one; none if none is. */
export const nearestPages = (path: string, documents: Documents): PageEntry[] =>
  nearestTo(path, listedPages(documents))
