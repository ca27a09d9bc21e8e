import type { Tx } from '../../../platform/db/tables.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { documentRefusals } from '../document-refusals.ts'
import { claimSlug, slugKey } from '../document-slug-store.ts'
import type { Value } from '../document-value.ts'
import { parentOf } from '../read/addresses.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'

/** What pages of the program, its files and its API begin with. */
const reserved = new Set(
  'admin api assets blog-posting-by-lexical blogs careers contact drawings feed fonts healthz insights jobs locales media metrics products readyz search services sitemaps social status work'.split(
    ' ',
  ),
)

export const isReserved = (kind: KindName, slug: string) =>
  kindNamed(kind).under === '/' && reserved.has(slug.toLowerCase())

type Named = { kind: KindName; slug: string; id: string; value: Value }

/** Gives a document an address for good: it goes on leading to it when it has another. */
export async function takeSlug(db: Tx, { kind, slug, id, value }: Named) {
  if (isReserved(kind, slug))
    throw fieldProblem('slug', documentRefusals['document-address-reserved'])
  if (!(await claimSlug(db, kind, slugKey(slug, parentOf(kind, value)), id)))
    throw fieldProblem('slug', documentRefusals['document-address-taken'])
}
