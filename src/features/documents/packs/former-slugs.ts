import { type HadSlug, slugKey } from '../document-slug-store.ts'
import type { DocumentTable, DocumentTextTable } from '../document-store.ts'
import { type Value, valueOf } from '../document-value.ts'
import type { KindName } from '../kinds/all-kinds.ts'
import { parentOf } from '../read/addresses.ts'

/** Where a document stands: what is published and what is not yet may stand in two places. */
export const slugsNow = (kind: KindName, slug: string | null, values: (Value | null)[]) =>
  slug === null
    ? []
    : [...new Set(values.flatMap((value) => (value ? slugKey(slug, parentOf(kind, value)) : [])))]

/** The addresses that lead to it because it had them. */
export function formerSlugs(
  { kind, slug }: Pick<DocumentTable, 'kind' | 'slug'>,
  { published, draft }: Pick<DocumentTextTable, 'published' | 'draft'>,
  had: HadSlug[] = [],
): string[] {
  const values = [published, draft].map((json) => (json === null ? null : valueOf(json)))
  const now = slugsNow(kind, slug, values)
  return had.map((one) => one.slug).filter((one) => !now.includes(one))
}
