import { findPictures } from '../../media/find-pictures.ts'
import type { Db, Tx } from '../../../platform/db/tables.ts'
import { Problem } from '../../../platform/problem.ts'
import { hasDrawing } from '../drawings/own-drawings.ts'
import { documentRefusals } from '../document-refusals.ts'
import { namedRows } from '../document-store.ts'
import type { Value } from '../document-value.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { judgeValue } from '../schema/judge-value.ts'
import { normalValue } from '../schema/normal-value.ts'
import { namedIn } from '../schema/named-in.ts'

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

/** The fields that name a document or a picture that is not there, or lies in the trash. */
async function ledAstray(
  db: Db,
  drawings: Drawings | undefined,
  { kind, value }: Given,
): Promise<string[]> {
  const named = namedIn(kindNamed(kind), value)
  const ids = named.flatMap((one) => (one.is === 'reference' ? one.id : []))
  const rows = ids.length === 0 ? [] : await namedRows(db, ids)
  const uploads = named.flatMap((one) => (one.is === 'picture' && one.upload ? uploadId(one) : []))
  const pictures = await findPictures(db, uploads)
  const astray: string[] = []
  for (const one of named) {
    if (one.is === 'reference') {
      const found = rows.find(({ id }) => id === one.id)
      if (found?.kind === one.kind && found.deletedAt === null) continue
    } else if (one.upload !== undefined) {
      if (pictures.has(uploadId(one))) continue
    } else if (!drawings || (await isDrawing(db, drawings, one.drawing))) continue
    astray.push(one.at)
  }
  return astray
}

const uploadId = ({ upload = '' }: { upload?: string }) => upload.replace('/media/', '')

const isDrawing = async (db: Db, drawings: Drawings, name?: string) =>
  name !== undefined && (drawings.has(name) || (await hasDrawing(db, name)))

/**
 * Everything that keeps a value from visitors, by its fields. Without `drawings`, a drawing that is not there keeps
 * nothing back: pages go without it.
 */
export async function faultsIn(
  db: Db,
  { kind, value, slug }: Given & { slug: string | null },
  drawings?: Drawings,
): Promise<Record<string, string>> {
  const { message } = documentRefusals['reference-not-found']
  const astray = await ledAstray(db, drawings, { kind, value })
  return {
    ...Object.fromEntries(astray.map((at) => [at, message])),
    ...missingIn(kind, slug, value),
  }
}

/** What is missing or wrong in a document, by its fields. */
function missingIn(name: KindName, slug: string | null, value: Value) {
  const kind = kindNamed(name)
  const { missing, wrong } = judgeValue(kind, value)
  const faults = { ...missing, ...wrong }
  return kind.under !== undefined && slug === null
    ? { ...faults, slug: 'Address is missing.' }
    : faults
}
