import { findPictures } from '../../media/find-pictures.ts'
import type { Db, Tx } from '../../../platform/db/tables.ts'
import { Problem } from '../../../platform/problem.ts'
import { hasDrawing } from '../drawings/own-drawings.ts'
import { documentRefusals } from '../document-refusals.ts'
import { findDocument } from '../document-store.ts'
import type { Value } from '../document-value.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { judgeValue } from '../schema/judge-value.ts'
import { normalValue } from '../schema/normal-value.ts'
import { type Named, namedIn } from '../schema/named-in.ts'

/** The names of the pictures that came with the site. */
export type Drawings = ReadonlySet<string>

/** A value of a kind; `isUnfinished` while one is still at it. */
type Given = { kind: KindName; value: Value; isUnfinished?: boolean | undefined }

/**
 * The value as it is kept. Refuses what is wrong; what a draft still wants is no fault. One that is
 * unfinished may also be too long or lead nowhere, as long as pages can still read it.
 */
export async function checkValue(
  db: Tx,
  drawings: Drawings,
  { kind: name, value, isUnfinished }: Given,
): Promise<Value> {
  const kind = kindNamed(name)
  const { wrong, unfit } = judgeValue(kind, value)
  const refused = isUnfinished ? unfit : wrong
  if (Object.keys(refused).length > 0)
    throw new Problem(documentRefusals['document-invalid'], refused)
  const [astray] = isUnfinished ? [] : await ledAstray(db, drawings, { kind: name, value })
  if (astray !== undefined) {
    const refusal = documentRefusals['reference-not-found']
    throw new Problem(refusal, { [astray]: refusal.message })
  }
  return normalValue(kind, value)
}

/** The fields that name a document or a picture that is not there. */
async function ledAstray(db: Db, drawings: Drawings, { kind, value }: Given): Promise<string[]> {
  const astray: string[] = []
  for (const named of namedIn(kindNamed(kind), value))
    if (!(await isThere(db, drawings, named))) astray.push(named.at)
  return astray
}

/** Everything that keeps a value from visitors, by its fields. */
export async function faultsIn(
  db: Db,
  drawings: Drawings,
  { kind, value, slug }: Given & { slug: string | null },
): Promise<Record<string, string>> {
  const { message } = documentRefusals['reference-not-found']
  const astray = await ledAstray(db, drawings, { kind, value })
  return {
    ...Object.fromEntries(astray.map((at) => [at, message])),
    ...missingIn(kind, slug, value),
  }
}

async function isThere(db: Db, drawings: Drawings, named: Named): Promise<boolean> {
  if (named.is === 'reference') {
    const found = await findDocument(db, named.id)
    return found?.kind === named.kind && found.deletedAt === null
  }
  const { drawing, upload } = named
  if (upload === undefined)
    return drawing !== undefined && (drawings.has(drawing) || (await hasDrawing(db, drawing)))
  const id = upload.replace('/media/', '')
  return (await findPictures(db, [id])).has(id)
}

/** What is missing or wrong in a document, by its fields. */
export function missingIn(name: KindName, slug: string | null, value: Value) {
  const kind = kindNamed(name)
  const { missing, wrong } = judgeValue(kind, value)
  const faults = { ...missing, ...wrong }
  return kind.under !== undefined && slug === null
    ? { ...faults, slug: 'Address is missing.' }
    : faults
}
