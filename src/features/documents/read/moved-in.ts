import type { Db } from '../../../platform/db/tables.ts'
import { slugsOfKind } from '../document-slug-store.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import type { Published } from './published.ts'

/** Where each address leads that has no page any more: what a document was called before, and what owners redirect. */
export async function movedIn(db: Db, byKind: ReadonlyMap<KindName, Published[]>) {
  const steps = new Map<string, string>()
  for (const redirect of (byKind.get('redirect') ?? []) as Published<'redirect'>[])
    steps.set(redirect.from.toLowerCase(), redirect.to)
  for (const [name, all] of byKind) {
    const { under } = kindNamed(name)
    if (under === undefined) continue
    const present = new Map(all.map(({ id, slug }) => [id, slug]))
    for (const { slug, documentId } of await slugsOfKind(db, name)) {
      const now = present.get(documentId)
      if (now !== undefined && now !== slug) steps.set(under + slug, under + now)
    }
  }
  return new Map([...steps.keys()].flatMap((from) => lastStep(from, steps)))
}

/** A browser is led in one step, and nowhere by addresses that lead to each other. */
function lastStep(from: string, steps: Map<string, string>): [string, string][] {
  const seen = new Set([from])
  let to = steps.get(from)!
  for (let next = steps.get(to.toLowerCase()); next; next = steps.get(to.toLowerCase())) {
    if (seen.has(to.toLowerCase())) return []
    seen.add(to.toLowerCase())
    to = next
  }
  return seen.has(to.toLowerCase()) ? [] : [[from, to]]
}
