import { Problem } from '../../../platform/problem.ts'
import { madeBy } from '../../history/changes-of.ts'
import type { Actor } from '../../sessions/actor.ts'
import { documentRefusals } from '../document-refusals.ts'
import type { Document, Value } from '../document-value.ts'
import { readDocument } from '../read/read-document.ts'
import type { DocumentGround } from './document-ground.ts'
import { saveDraft } from './save-draft.ts'
import { saveTranslation } from './save-translation.ts'

/** Makes a draft of what a document once was. */
export async function restoreVersion(
  ctx: DocumentGround,
  actor: Actor,
  id: string,
  { change, version }: { change: string; version: number },
): Promise<Document> {
  await readDocument(ctx, actor, id)
  const found = await madeBy(ctx.db, { noun: 'documents', nounId: id }, change)
  const { value, language } = (found?.made ?? {}) as { value?: Value; language?: string }
  if (!value) throw new Problem(documentRefusals['version-not-found'])
  const again = { version, value, isUnfinished: true }
  return language === undefined
    ? saveDraft(ctx, actor, id, { ...again, isApart: true })
    : saveTranslation(ctx, actor, id, { ...again, language })
}
