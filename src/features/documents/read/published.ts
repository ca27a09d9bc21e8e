import type { KindName, kinds } from '../kinds/all-kinds.ts'
import type { ValueOf } from '../schema/kind.ts'

/** A document as visitors see it. */
export type Published<Name extends KindName = KindName> = ValueOf<(typeof kinds)[Name]> & {
  id: string
  slug?: string
}
