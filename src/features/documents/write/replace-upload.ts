import type { Noun, Tx } from '../../../platform/db/tables.ts'
import type { Actor } from '../../sessions/actor.ts'
import { lockDocument, textsOf } from '../document-store.ts'
import { permitKind } from '../permit-kind.ts'
import { publishedNoun } from '../read/published-noun.ts'
import { saveDocument } from './save-document.ts'

type Replacing = { ids: string[]; rewrite: (text: string) => string; action: string; at: string }

/** Has documents show another upload, in their drafts and to visitors, the trash included; says what changed. */
export async function replaceUpload(
  db: Tx,
  actor: Actor,
  { ids, rewrite, action, at }: Replacing,
): Promise<Noun[]> {
  const changed: Noun[] = []
  for (const id of ids.toSorted()) {
    if (!(await lockDocument(db, id))) continue
    // What is said in another language may name the upload as well.
    for (const before of await textsOf(db, [id])) {
      const { draft, published } = before
      const text = {
        ...before,
        draft: draft === null ? null : rewrite(draft),
        published: published === null ? null : rewrite(published),
      }
      if (text.draft === draft && text.published === published) continue
      const row = (await lockDocument(db, id))!
      permitKind(actor, row.kind)
      await saveDocument(db, actor, { before: { row, text: before }, row, text, action, at })
      changed.push('documents', publishedNoun(row.kind))
    }
  }
  return changed
}
