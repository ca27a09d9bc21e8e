import type { Tx } from '../../../platform/db/tables.ts'
import type { Actor } from '../../sessions/actor.ts'
import { whoNames } from '../document-link-store.ts'
import { type DocumentTable, putText } from '../document-store.ts'
import { valueOf } from '../document-value.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { withTexts } from '../read/read-document.ts'
import { judgeValue } from '../schema/judge-value.ts'
import { withoutReference } from '../schema/without-reference.ts'
import { translationsOf } from '../translation-store.ts'
import { lockDocumentVersion } from './lock-document-version.ts'
import { type Held, saveDocument } from './save-document.ts'

type Unlinked = { kinds: KindName[]; stuck: DocumentTable[] }

/** Takes a document's name out of all that name it; says of which kinds they were, and which cannot do without it. */
export async function unlinkDocument(
  db: Tx,
  actor: Actor,
  id: string,
  at: string,
): Promise<Unlinked> {
  const naming = (await whoNames(db, id)).filter((one) => one.id !== id)
  const stuck: DocumentTable[] = []
  for (const { id: by } of naming) {
    const before = await lockDocumentVersion(db, actor, by)
    const text = textWithout(before, id)
    if (!text) {
      stuck.push(before.row)
      continue
    }
    for (const own of await translationsOf(db, [by])) {
      const left = textWithout({ row: before.row, text: own }, id, true)
      if (left) await putText(db, left)
    }
    await saveDocument(db, actor, { before, row: before.row, text, action: 'changed', at })
  }
  return { kinds: naming.map(({ kind }) => kind), stuck }
}

/** Of those that name a document, the ones that cannot do without it. */
export async function whoNeeds(db: Tx, naming: DocumentTable[], id: string) {
  const all = await withTexts(db, naming)
  return all.flatMap(([row, text]) => (textWithout({ row, text }, id) ? [] : [row]))
}

/** What is published must be whole without it; a draft may want for something, and so may a translation. */
export function textWithout({ row, text }: Held, id: string, mayWant = false) {
  const kind = kindNamed(row.kind)
  const [draft, published] = [text.draft, text.published].map((json) =>
    json === null ? null : withoutReference(kind, valueOf(json), id),
  )
  if (draft === undefined || published === undefined) return undefined
  if (published && !mayWant && Object.keys(judgeValue(kind, published).missing).length > 0)
    return undefined
  const written = (value: object | null) => (value === null ? null : JSON.stringify(value))
  return { ...text, draft: written(draft), published: written(published) }
}
