import { Problem } from '../../../platform/problem.ts'
import { documentRefusals } from '../document-refusals.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'

/** What every page needs cannot be taken away. */
export function refuseNeeded(kind: KindName) {
  if (kindNamed(kind).single) throw new Problem(documentRefusals['document-needed'])
}
