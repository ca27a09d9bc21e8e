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

let byPath: Promise<Map<string, PageEntry>> | undefined

const pagesByPath = () =>
  (byPath ??= listPages().then(
    (pages) => new Map(pages.map((entry) => [entry.path.toLowerCase(), entry])),
  ))

/** How the directory spells its addresses, by their lower case. */
export const spellings = async () =>
  new Map([...(await pagesByPath())].map(([path, entry]) => [path, entry.path]))

/** The page at a path, whatever its case; a post only where posts are given. */
export async function findPage(path: string, posts?: PostSource): Promise<Found> {
  const pages = await pagesByPath()
  const asked = asWritten(path)
  const entry = pages.get(asked)
  if (entry) return { entry }
  for (const [wrong, right] of otherSpellings) {
    if (asked !== wrong && !asked.startsWith(`${wrong}/`)) continue
    const moved = pages.get(right + asked.slice(wrong.length))
    if (moved) return { movedTo: moved.path }
  }
  const slug = slugIn(asked)
  return posts && slug ? findPost(posts, slug) : undefined
}

async function findPost(posts: PostSource, slug: string): Promise<Found> {
  const found = await posts.findBySlug(slug)
  if (!found) return undefined
  if ('movedTo' in found) return { movedTo: postPath({ slug: found.movedTo }) }
  return { entry: postEntry(found.post) }
}

/** The few pages whose address is most like this one; none if none is. */
export async function nearestPages(path: string): Promise<PageEntry[]> {
  return nearestTo(path, await listPages())
}
