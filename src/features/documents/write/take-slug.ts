import type { Tx } from '../../../platform/db/tables.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { documentRefusals } from '../document-refusals.ts'
import { claimSlug } from '../document-slug-store.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'

/** What pages of the program, its files and its API begin with. */
const reserved = new Set(
  'admin api assets blog-posting-by-lexical blogs careers contact drawings feed fonts healthz insights jobs locales media metrics products readyz search services sitemaps social status work'.split(
    ' ',
  ),
)

export const isReserved = (kind: KindName, slug: string) =>
  kindNamed(kind).under === '/' && reserved.has(slug)

/** Gives a document an address for good: it goes on leading to it when it has another. */
export async function takeSlug(db: Tx, kind: KindName, slug: string, id: string) {
  if (isReserved(kind, slug))
    throw fieldProblem('slug', documentRefusals['document-address-reserved'])
  if (!(await claimSlug(db, kind, slug, id)))
    throw fieldProblem('slug', documentRefusals['document-address-taken'])
}
