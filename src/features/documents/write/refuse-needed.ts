import { Problem } from '../../../platform/problem.ts'
import { documentRefusals } from '../document-refusals.ts'
import type { DocumentTable } from '../document-store.ts'
import { kindNamed } from '../kinds/all-kinds.ts'

type Placed = Pick<DocumentTable, 'kind' | 'slug'>

/** Whether every page needs it, or leads to it. */
export function isNeeded({ kind, slug }: Placed): boolean {
  const { required = false, needed = [] } = kindNamed(kind)
  return required || (slug !== null && needed.includes(slug))
}

/** What is needed cannot be taken away. */
export function refuseNeeded(placed: Placed) {
  if (isNeeded(placed)) throw new Problem(documentRefusals['document-needed'])
}
