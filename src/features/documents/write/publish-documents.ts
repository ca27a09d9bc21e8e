import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/tables.ts'
import { Problem } from '../../../platform/problem.ts'
import { type Actor, housekeeping } from '../../sessions/actor.ts'
import { documentRefusals } from '../document-refusals.ts'
import { dueDocuments, lockDocument } from '../document-store.ts'
import { type Document, valueOf } from '../document-value.ts'
import { textOf } from '../read/read-document.ts'
import { missingIn } from './check-value.ts'
import { holdDocument } from './hold-document.ts'
import { type Held, saveDocument } from './save-document.ts'
import { publishedNoun } from '../read/published-noun.ts'

export type ToPublish = { id: string; version: number }

/** Shows visitors the drafts of these documents: of all, or of none; now, or at a moment to come. */
export async function publishDocuments(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  { documents, publishAt: asked }: { documents: ToPublish[]; publishAt?: string | undefined },
): Promise<Document[]> {
  const publishAt = asked && new Date(asked).toISOString()
  return changes.transaction(
    async (db, changed) => {
      const at = changes.now()
      if (publishAt !== undefined && !(publishAt > at))
        throw new Problem(documentRefusals['moment-not-to-come'])
      // In one order for all, so that two who publish the same do not wait for each other.
      const held: Held[] = []
      for (const { id, version } of documents.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
        held.push(await holdDocument(db, actor, id, version))
      refuseIncomplete(held)
      const done: Document[] = []
      for (const before of held)
        done.push(
          publishAt === undefined
            ? await publish(db, actor, before, at)
            : await saveDocument(db, actor, {
                before,
                row: { ...before.row, publishAt },
                text: before.text,
                action: 'scheduled',
                at,
              }),
        )
      changed(...(publishAt === undefined ? nounsOf(held) : (['documents'] as const)))
      return documents.map(({ id }) => done.find((one) => one.id === id)!)
    },
    { untilHeard: true },
  )
}

const nounsOf = (held: Held[]) => held.map(({ row }) => publishedNoun(row.kind))

function refuseIncomplete(held: Held[]) {
  const missing = held.flatMap(({ row, text }) =>
    Object.entries(
      missingIn(row.kind, row.slug, valueOf(text.draft ?? text.published ?? '{}')),
    ).map(
      ([field, sentence]) => [held.length > 1 ? `${row.id}.${field}` : field, sentence] as const,
    ),
  )
  if (missing.length > 0)
    throw new Problem(documentRefusals['document-incomplete'], Object.fromEntries(missing))
}

const publish = (db: Tx, actor: Actor, before: Held, at: string) =>
  saveDocument(db, actor, {
    before,
    row: { ...before.row, publishedAt: at, publishAt: null },
    text: { ...before.text, draft: null, published: before.text.draft ?? before.text.published },
    action: 'published',
    at,
  })

/** Publishes what was to go out by now; says how many. */
export async function publishDue({ changes, db }: Pick<Ctx, 'changes' | 'db'>): Promise<number> {
  if ((await dueDocuments(db, changes.now())).length === 0) return 0
  return changes.transaction(
    async (tx, changed) => {
      const at = changes.now()
      let count = 0
      for (const { id, kind } of await dueDocuments(tx, at)) {
        const row = await lockDocument(tx, id)
        // Another process may have been faster.
        if (!row?.publishAt || row.publishAt > at || row.deletedAt !== null) continue
        await publish(tx, housekeeping, { row, text: await textOf(tx, id) }, at)
        changed(publishedNoun(kind))
        count++
      }
      return count
    },
    { untilHeard: true },
  )
}
