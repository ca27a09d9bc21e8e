import type { z } from 'zod'
import { type KindName, kindNamed, kindNames } from '../kinds/all-kinds.ts'
import { knownNote } from '../schema/known-note.ts'
import type { Published } from './published.ts'

/** The document below whose address this one stands, if its kind has one. */
export function parentOf(kind: KindName, value: object): string | undefined {
  const { parent } = kindNamed(kind)
  return parent === undefined ? undefined : String((value as Record<string, unknown>)[parent] ?? '')
}

/** Of which kind the document is below whose address those of a kind stand, if they do. */
export function parentKindOf(kind: KindName): KindName | undefined {
  const { parent, schema } = kindNamed(kind)
  return parent === undefined
    ? undefined
    : knownNote<{ kind: KindName }>(schema.shape[parent] as z.ZodType).kind
}

/** Where each of these stands, by its id; what stands below something that is not there is nowhere. */
export function addressesOf(of: (kind: KindName) => Published[]): Map<string, string> {
  const paths = new Map<string, string>()
  const parents = new Map<string, { parentId: string; slug: string }>()
  for (const kind of kindNames) {
    const { under } = kindNamed(kind)
    if (under === undefined) continue
    for (const document of of(kind)) {
      const { id, slug } = document
      const parentId = parentOf(kind, document)
      if (slug === undefined) continue
      if (parentId === undefined) paths.set(id, under + slug)
      else parents.set(id, { parentId, slug })
    }
  }
  const place = (id: string): string | undefined => {
    const known = paths.get(id)
    const own = parents.get(id)
    if (known !== undefined || !own) return known
    // A document below itself gets no address.
    parents.delete(id)
    const above = place(own.parentId)
    if (above !== undefined) paths.set(id, `${above}/${own.slug}`)
    return paths.get(id)
  }
  for (const id of parents.keys()) place(id)
  return paths
}
