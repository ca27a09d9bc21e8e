import type { Ctx } from '../../../platform/ctx.ts'
import type { Actor } from '../../sessions/actor.ts'
import type { Document } from '../document-value.ts'
import { lockDocumentVersion } from './lock-document-version.ts'
import { refuseNeeded } from './refuse-needed.ts'
import { saveDocument } from './save-document.ts'
import { publishedNoun } from '../read/published-noun.ts'

/** Takes a document from visitors, and calls off a moment at which it was to go out. Its words stay as a draft. */
export async function unpublishDocument(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
  version: number,
): Promise<Document> {
  return changes.transaction(
    async (db, changed) => {
      const before = await lockDocumentVersion(db, actor, id, version)
      refuseNeeded(before.row)
      const { draft, published } = before.text
      const document = await saveDocument(db, actor, {
        before,
        row: { ...before.row, publishedAt: null, publishAt: null },
        text: { ...before.text, draft: draft ?? published, published: null },
        action: 'unpublished',
        at: changes.now(),
      })
      changed(publishedNoun(before.row.kind))
      return document
    },
    { untilHeard: true },
  )
}
