import { Problem } from '../../../platform/problem.ts'
import { documentRefusals } from '../document-refusals.ts'
import type { DocumentTable } from '../document-store.ts'
import { kindNamed } from '../kinds/all-kinds.ts'

/** What every page needs, or leads to, cannot be taken away. */
export function refuseNeeded({ kind, slug }: Pick<DocumentTable, 'kind' | 'slug'>) {
  const { required, needed = [] } = kindNamed(kind)
  if (required || (slug !== null && needed.includes(slug)))
    throw new Problem(documentRefusals['document-needed'])
}
