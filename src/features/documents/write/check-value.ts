import { findPictures } from '../../media/find-pictures.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { Problem } from '../../../platform/problem.ts'
import { hasDrawing } from '../drawings/own-drawings.ts'
import { documentRefusals } from '../document-refusals.ts'
import type { Value } from '../document-value.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { lostReferences } from '../links/lost-references.ts'
import { judgeValue } from '../schema/judge-value.ts'
import { normalValue } from '../schema/normal-value.ts'
import { namedIn } from '../schema/named-in.ts'

/** The names of the pictures that came with the site. */
export type Drawings = ReadonlySet<string>

/** A value of a kind; `isUnfinished` while one is still at it. */
type Given = { kind: KindName; value: Value; isUnfinished?: boolean | undefined }

/**
 * Returns the value as stored. Refuses invalid fields; missing ones are fine in a draft. An unfinished draft
 * may also be too long or have broken links, as long as pages can still read it.
 */
export async function checkValue(
  db: Db,
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
  const lost = new Set((await lostReferences(db, kind, value)).map(({ at }) => at))
  const uploads = named.flatMap((one) => (one.is === 'picture' && one.upload ? uploadId(one) : []))
  const pictures = await findPictures(db, uploads)
  const astray: string[] = []
  for (const one of named) {
    if (one.is === 'reference') {
      if (!lost.has(one.at)) continue
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
  const astray = await ledAstray(db, drawings, { kind, value })
  return { ...withSentence(astray), ...missingIn(kind, slug, value) }
}

/** What must not be shown of the words that another language has of its own; what it leaves out, the default one says. */
export async function faultsInOwn(db: Db, { kind, value }: Given): Promise<Record<string, string>> {
  const astray = await ledAstray(db, undefined, { kind, value })
  return { ...withSentence(astray), ...judgeValue(kindNamed(kind), value).wrong }
}

const withSentence = (astray: string[]) =>
  Object.fromEntries(
    astray.map((at) => [at, documentRefusals['reference-not-found'].message] as const),
  )

/** What is missing or wrong in a document, by its fields. */
function missingIn(name: KindName, slug: string | null, value: Value) {
  const kind = kindNamed(name)
  const { missing, wrong } = judgeValue(kind, value)
  const faults = { ...missing, ...wrong }
  return kind.under !== undefined && slug === null
    ? { ...faults, slug: 'Address is missing.' }
    : faults
}
