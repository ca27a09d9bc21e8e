import type { Ctx } from '../../../platform/ctx.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import type { Actor } from '../../sessions/actor.ts'
import { documentRefusals } from '../document-refusals.ts'
import { documentsOfKind, findDocument, lockKind, placeDocument } from '../document-store.ts'
import type { Document } from '../document-value.ts'
import { lockDocumentVersion } from './lock-document-version.ts'
import { saveDocument } from './save-document.ts'
import { publishedNoun } from '../read/published-noun.ts'

/** Puts a document behind another of its kind, or first. Visitors see the new order at once. */
export async function moveDocument(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
  behind: string | null,
): Promise<Document> {
  return changes.transaction(
    async (db, changed) => {
      // Before the document itself: whoever moves another of its kind changes its place, too.
      const asked = await findDocument(db, id)
      if (asked) await lockKind(db, asked.kind)
      const before = await lockDocumentVersion(db, actor, id)
      const others = (await documentsOfKind(db, before.row.kind)).filter((one) => one.id !== id)
      const at = behind === null ? 0 : others.findIndex((one) => one.id === behind) + 1
      if (behind !== null && at === 0)
        throw fieldProblem('behind', documentRefusals['place-not-found'])
      const place = at + 1
      for (const [index, row] of others.entries()) {
        const next = index < at ? index + 1 : index + 2
        if (row.place !== next) await placeDocument(db, row.id, next)
      }
      const document = await saveDocument(db, actor, {
        before,
        row: { ...before.row, place },
        text: before.text,
        action: 'moved',
        at: changes.now(),
      })
      changed(publishedNoun(before.row.kind))
      return document
    },
    { untilHeard: true },
  )
}
