import type { Db } from '../../../platform/db/tables.ts'
import { namedRows } from '../document-store.ts'
import type { Value } from '../document-value.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { namedIn } from '../schema/named-in.ts'

/** Where a value names a document that is not there, or lies in the trash, and which. */
export async function lostReferences(
  db: Db,
  kind: KindName,
  value: Value,
): Promise<{ at: string; id: string }[]> {
  const named = namedIn(kindNamed(kind), value).flatMap((one) =>
    one.is === 'reference' ? one : [],
  )
  const ids = named.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await namedRows(db, ids)
  return named.filter((one) => {
    const found = rows.find(({ id }) => id === one.id)
    return found?.kind !== one.kind || found.deletedAt !== null
  })
}
