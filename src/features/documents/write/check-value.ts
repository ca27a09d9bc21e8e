import { findPictures } from '../../media/find-pictures.ts'
import type { Tx } from '../../../platform/db/tables.ts'
import { Problem } from '../../../platform/problem.ts'
import { documentRefusals } from '../document-refusals.ts'
import { findDocument } from '../document-store.ts'
import type { Value } from '../document-value.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { judgeValue } from '../schema/judge-value.ts'
import { normalValue } from '../schema/normal-value.ts'
import { type Named, namedIn } from '../schema/named-in.ts'

/** The names of the pictures that came with the site. */
export type Drawings = ReadonlySet<string>

/** The value as it is kept. Refuses what is wrong; what a draft still wants is no fault. */
export async function checkValue(
  db: Tx,
  drawings: Drawings,
  name: KindName,
  value: Value,
): Promise<Value> {
  const kind = kindNamed(name)
  const { wrong } = judgeValue(kind, value)
  if (Object.keys(wrong).length > 0) throw new Problem(documentRefusals['document-invalid'], wrong)
  for (const named of namedIn(kind, value)) {
    if (await isThere(db, drawings, named)) continue
    const refusal = documentRefusals['reference-not-found']
    throw new Problem(refusal, { [named.at]: refusal.message })
  }
  return normalValue(kind, value)
}

async function isThere(db: Tx, drawings: Drawings, named: Named): Promise<boolean> {
  if (named.is === 'reference') {
    const found = await findDocument(db, named.id)
    return found?.kind === named.kind && found.deletedAt === null
  }
  const { drawing, upload } = named
  if (upload === undefined) return drawing !== undefined && drawings.has(drawing)
  const id = upload.replace('/media/', '')
  return (await findPictures(db, [id])).has(id)
}

/** What keeps a document from visitors, by its fields. */
export function missingIn(name: KindName, slug: string | null, value: Value) {
  const kind = kindNamed(name)
  const { missing } = judgeValue(kind, value)
  return kind.under !== undefined && slug === null
    ? { ...missing, slug: 'Address is missing.' }
    : missing
}
