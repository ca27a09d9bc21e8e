import { listPages } from './list-pages.server.ts'
import { nearestTo } from './nearest.ts'
import type { PageEntry } from './page-entry.ts'

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

const asWritten = (path: string) => decodeURIComponent(path).toLowerCase()

/**
 * The address as the directory spells it, so that no page is rendered and kept once for each way
 * to write its letters; an address that is not in the directory stays as it is.
 */
export async function spellAddress(address: string): Promise<string> {
  const [, path = '', ending = ''] = /^([^?]*?)((?:\.md|\.data)?(?:\?.*)?)$/.exec(address) ?? []
  const entry = (await pagesByPath()).get(asWritten(path))
  return entry ? entry.path + ending : address
}

/** The page at a path, whatever its case. */
export async function findPage(path: string): Promise<Found> {
  const pages = await pagesByPath()
  const asked = asWritten(path)
  const entry = pages.get(asked)
  if (entry) return { entry }
  for (const [wrong, right] of otherSpellings) {
    if (asked !== wrong && !asked.startsWith(`${wrong}/`)) continue
    const moved = pages.get(right + asked.slice(wrong.length))
    if (moved) return { movedTo: moved.path }
  }
  return undefined
}

/** The few pages whose address is most like this one; none if none is. */
export async function nearestPages(path: string): Promise<PageEntry[]> {
  return nearestTo(path, await listPages())
}
