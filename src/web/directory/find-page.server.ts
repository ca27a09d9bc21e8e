import type { Documents } from '../../features/documents/read/documents.ts'
import { listPages } from './list-pages.server.ts'
import { nearestTo } from './nearest/nearest.ts'
import type { PageEntry } from './page-entry.ts'
import type { PostSource } from './post-source.ts'
import { postEntry, postPath } from './sources/post-entry.ts'
import { asWritten, slugIn } from './spell-address.ts'

export type Found = { entry: PageEntry } | { movedTo: string } | undefined

/** Addresses under other spellings, in lower case; what lies below them moves along. */
const otherSpellings: [wrong: string, right: string][] = [
  [
    '/services/offerings/customer-experience-design',
    '/services/offerings/cutomer-experience-design',
  ],
]

const kept = new WeakMap<Documents, Promise<Map<string, PageEntry>>>()

function pagesByPath(documents: Documents) {
  const known = kept.get(documents)
  if (known) return known
  const byPath = listPages(documents).then(
    (pages) => new Map(pages.map((entry) => [entry.path.toLowerCase(), entry])),
  )
  kept.set(documents, byPath)
  return byPath
}

/** How the directory spells its addresses, by their lower case. */
export const spellings = async (documents: Documents) =>
  new Map([...(await pagesByPath(documents))].map(([path, entry]) => [path, entry.path]))

/** The page at a path, whatever its case; a post only where posts are given. */
export async function findPage(
  path: string,
  documents: Documents,
  posts?: PostSource,
): Promise<Found> {
  const pages = await pagesByPath(documents)
  const asked = asWritten(path)
  const entry = pages.get(asked)
  if (entry) return { entry }
  for (const [wrong, right] of otherSpellings) {
    if (asked !== wrong && !asked.startsWith(`${wrong}/`)) continue
    const moved = pages.get(right + asked.slice(wrong.length))
    if (moved) return { movedTo: moved.path }
  }
  const movedTo = documents.moved.get(asked)
  if (movedTo) return { movedTo }
  const slug = slugIn(asked)
  return posts && slug ? findPost(posts, slug, documents) : undefined
}

async function findPost(posts: PostSource, slug: string, documents: Documents): Promise<Found> {
  const found = await posts.findBySlug(slug)
  if (!found) return undefined
  if ('movedTo' in found) return { movedTo: postPath({ slug: found.movedTo }) }
  return { entry: postEntry(found.post, documents) }
}

/** The few pages whose address is most like this one; none if none is. */
export async function nearestPages(path: string, documents: Documents): Promise<PageEntry[]> {
  return nearestTo(path, await listPages(documents))
}
