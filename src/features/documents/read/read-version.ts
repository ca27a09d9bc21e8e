import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/problem.ts'
import { madeBy } from '../../history/changes-of.ts'
import type { Actor } from '../../sessions/actor.ts'
import { documentRefusals } from '../document-refusals.ts'
import type { Value } from '../document-value.ts'
import { kindNamed } from '../kinds/all-kinds.ts'
import { differencesBetween } from '../schema/differences.ts'
import { readDocument } from './read-document.ts'

/** What a document once was, and what is another now; of a translation, in its language. */
export async function readVersion(ctx: Pick<Ctx, 'db'>, actor: Actor, id: string, change: string) {
  await readDocument(ctx, actor, id)
  const found = await madeBy(ctx.db, { noun: 'documents', nounId: id }, change)
  const { value, language } = (found?.made ?? {}) as { value?: Value; language?: string }
  if (!value) throw new Problem(documentRefusals['version-not-found'])
  const now = await readDocument(ctx, actor, id, language)
  return { value, differences: differencesBetween(kindNamed(now.kind), value, now.value) }
}
