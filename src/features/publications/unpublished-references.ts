import type { Db } from '../../platform/db/tables.ts'
import { valueOf } from '../documents/document-value.ts'
import { type KindName, kindNamed } from '../documents/kinds/all-kinds.ts'
import { documentsByIds } from '../documents/read/rows/documents-by-ids.ts'
import { namedIn } from '../documents/schema/named-in.ts'
import type { Held } from '../documents/write/save-document.ts'

export type Needed = Held & {
  /** Those of the asked that name it. */
  neededBy: string[]
  /** One of them has its address below this one. */
  isAbove: boolean
}

/** Documents these refer to, directly or indirectly, that visitors will not see by then. */
export async function unpublishedReferences(db: Db, asked: Held[], by: string): Promise<Needed[]> {
  const needed = new Map<string, Needed>()
  const known = new Set(asked.map(({ row }) => row.id))
  let next = asked
  while (next.length > 0) {
    const named = next.flatMap(namesOf).filter(({ id }) => !known.has(id))
    const found = await documentsByIds(db, [...new Set(named.map(({ id }) => id))])
    const hidden = found.filter(({ row, text }) => !isSeen({ row, text }, by))
    next = []
    for (const held of hidden) {
      const naming = named.filter(({ id }) => id === held.row.id)
      const before = needed.get(held.row.id)
      needed.set(held.row.id, {
        ...held,
        neededBy: [...(before?.neededBy ?? []), ...naming.map(({ from }) => from)],
        isAbove: naming.some(({ isAbove }) => isAbove) || Boolean(before?.isAbove),
      })
      if (!before) next.push(held)
    }
    for (const { row } of next) known.add(row.id)
  }
  return [...needed.values()]
}

const isSeen = ({ row, text }: Held, by: string) =>
  // What lies in the trash is left out wherever it is named.
  row.deletedAt !== null ||
  text.published !== null ||
  (row.publishAt !== null && row.publishAt <= by)

function namesOf({ row, text }: Held) {
  const kind = kindNamed(row.kind as KindName)
  const value = valueOf(text.draft ?? text.published ?? '{}')
  return namedIn(kind, value).flatMap((named) =>
    named.is === 'reference'
      ? [{ id: named.id, from: row.id, isAbove: named.at === kind.parent }]
      : [],
  )
}
