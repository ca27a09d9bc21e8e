import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { comparable } from '../redirects/redirect-chain.ts'
import type { HadSlug } from '../document-slug-store.ts'
import { parentKindOf } from './addresses.ts'
import type { Published } from './published.ts'

type Given = {
  of: (kind: KindName) => Published[]
  /** Where each document is now, by its id. */
  paths: ReadonlyMap<string, string>
  had: HadSlug[]
}

/**
 * Where each address leads next: what a document was called before, and what owners redirect. An owner who redirects a
 * former address wants it so.
 */
export function redirectSteps(given: Given): Map<string, string> {
  const redirects = given.of('redirect') as Published<'redirect'>[]
  return new Map<string, string>([
    ...formerSteps(given),
    ...redirects.map(({ from, to }) => [comparable(from) ?? from, to] as const),
  ])
}

/** Where a browser is led in one step: as far as a page that lives, and nowhere by addresses that lead to each other. */
export function lastStep(
  from: string,
  steps: ReadonlyMap<string, string>,
  lives: (path: string) => boolean,
): string | undefined {
  const seen = new Set([from])
  let to = steps.get(from)
  while (to !== undefined) {
    const path = comparable(to)
    if (path === undefined || lives(path)) return to
    if (seen.has(path)) return undefined
    seen.add(path)
    const next = steps.get(path)
    if (next === undefined) return to
    to = next
  }
  return undefined
}

/** Where documents are now, by the addresses that they had before. */
export function formerSteps({ of, paths, had }: Given): Map<string, string> {
  const steps = new Map<string, string>()
  const addresses = addressesIn(had)
  for (const kind of new Set(had.map((one) => one.kind as KindName))) {
    if (kindNamed(kind).pageless) continue
    for (const { id } of of(kind)) {
      const now = paths.get(id)
      if (now === undefined) continue
      for (const from of addresses(kind, id)) if (from !== now.toLowerCase()) steps.set(from, now)
    }
  }
  return steps
}

/**
 * Every address under which a document of a kind was ever found, in lower case; those of what it stood below
 * included. What is of another kind than it can stand below is not followed: it may be the document itself.
 */
function addressesIn(had: HadSlug[]) {
  const own = Map.groupBy(had, ({ kind, documentId }) => `${kind} ${documentId}`)
  const known = (kind: KindName, id: string): string[] => {
    const above = parentKindOf(kind)
    return (own.get(`${kind} ${id}`) ?? []).flatMap(({ slug }) => {
      if (above === undefined) return kindNamed(kind).under + slug.toLowerCase()
      const [below = '', last] = slug.split('/')
      return last === undefined ? [] : known(above, below).map((path) => `${path}/${last}`)
    })
  }
  return known
}
