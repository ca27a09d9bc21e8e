import { type HadSlug, slugKey } from '../document-slug-store.ts'
import type { DocumentTable, DocumentTextTable } from '../document-store.ts'
import { type Value, valueOf } from '../document-value.ts'
import type { KindName } from '../kinds/all-kinds.ts'
import { parentKindOf, parentOf } from '../read/addresses.ts'

/** Where a document stands: what is published and what is not yet may stand in two places. */
export const slugsNow = (kind: KindName, slug: string | null, values: (Value | null)[]) =>
  slug === null
    ? []
    : [
        ...new Set(
          values.flatMap((value) => {
            const parent = value ? parentOf(kind, value) : ''
            // What is still to be put below something has no address yet.
            return parent === '' ? [] : slugKey(slug, parent)
          }),
        ),
      ]

type KindOf = (id: string) => KindName | undefined

/** Whether this can be, or was, an address of a document of a kind: below one of the kind that is above it, if any is. */
export function isAddressOf(kind: KindName, key: string, kindOf: KindOf): boolean {
  const above = parentKindOf(kind)
  const [first = '', last] = key.split('/')
  if (above === undefined || last === undefined) return above === undefined && last === undefined
  // What it stood below may lie in the trash, which no pack holds.
  return first !== '' && (kindOf(first) ?? above) === above
}

/** The addresses that lead to it because it had them. */
export function formerSlugs(
  { kind, slug }: Pick<DocumentTable, 'kind' | 'slug'>,
  { published, draft }: Pick<DocumentTextTable, 'published' | 'draft'>,
  had: HadSlug[],
  kindOf: KindOf,
): string[] {
  const values = [published, draft].map((json) => (json === null ? null : valueOf(json)))
  const now = slugsNow(kind, slug, values)
  return had
    .map((one) => one.slug)
    .filter((one) => !now.includes(one) && isAddressOf(kind, one, kindOf))
}
