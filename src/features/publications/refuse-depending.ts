import { Problem } from '../../platform/problem.ts'
import { valueOf } from '../documents/document-value.ts'
import type { KindName } from '../documents/kinds/all-kinds.ts'
import { nameOf } from '../documents/read/name-of.ts'
import type { Held } from '../documents/write/save-document.ts'
import { publicationRefusals } from './publication-refusals.ts'
import type { Needed } from './unpublished-references.ts'

/** What becomes of what a draft leads to and visitors cannot see: it goes out, too, or pages leave it out. */
export const dependings = ['take along', 'leave out'] as const
export type Depending = (typeof dependings)[number]

export type NeededDocument = {
  id: string
  kind: KindName
  name: string
  version: number
  neededBy: string[]
  isAbove: boolean
}

/** Something that these lead to is not public; `needs` says what. */
export class DocumentDepends extends Problem {
  needs: NeededDocument[]

  constructor(needs: NeededDocument[]) {
    super(publicationRefusals['document-depends'])
    this.needs = needs
  }
}

/** What stands below another cannot be without it; of the rest one decides oneself. */
export function refuseDepending(held: Held[], needed: Needed[], depending: Depending | undefined) {
  const asked = new Set(held.map(({ row }) => row.id))
  const inTheWay =
    depending === 'leave out'
      ? needed.filter(({ isAbove, neededBy }) => isAbove && neededBy.some((id) => asked.has(id)))
      : needed
  if (inTheWay.length > 0) throw new DocumentDepends(inTheWay.map(asNeeded))
}

export function asNeeded({ row, text, neededBy, isAbove }: Needed): NeededDocument {
  const { id, kind, slug, version } = row
  const name = nameOf(kind, valueOf(text.draft ?? text.published ?? '{}'), slug)
  return { id, kind, name, version, neededBy, isAbove }
}
