import type { Ctx } from '../../platform/ctx.ts'
import type { Db } from '../../platform/db/tables.ts'
import { valueOf } from '../documents/document-value.ts'
import { type KindName, kindNamed } from '../documents/kinds/all-kinds.ts'
import { mayChange } from '../documents/permit-kind.ts'
import { changedDocuments } from '../documents/read/rows/changed-documents.ts'
import { nameOf } from '../documents/read/name-of.ts'
import { type Difference, differencesBetween } from '../documents/schema/differences.ts'
import type { Held } from '../documents/write/save-document.ts'
import { lastChangesOf } from '../history/last-changes.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { faultsInHeld } from './publish-documents.ts'
import { asNeeded, type NeededDocument } from './refuse-depending.ts'
import { unpublishedReferences } from './unpublished-references.ts'

export type WaitingChange = {
  id: string
  kind: KindName
  name: string
  version: number
  state: 'new' | 'changed' | 'scheduled'
  publishAt?: string
  changedAt: string
  changedBy: string | null
  mayPublish: boolean
  fields: Difference[]
  /** What keeps it from visitors, by its fields. */
  missing: Record<string, string>
  needs: NeededDocument[]
}

/** Every document whose draft is another than what visitors see, with what would change for them; the last changed first. */
export async function listChanges(
  { db, changes }: Pick<Ctx, 'db' | 'changes'>,
  actor: Actor,
): Promise<WaitingChange[]> {
  permit(actor, 'content')
  const all = await changedDocuments(db)
  const last = await lastChangesOf(db, 'documents')
  const now = changes.now()
  const told = await Promise.all(
    all.map(async (held): Promise<WaitingChange> => {
      const { id, kind, version, publishAt, updatedAt } = held.row
      const by = last.get(id)
      const mayPublish = mayChange(actor, kind)
      return {
        id,
        kind,
        name: nameOf(kind, valueOf(draftOf(held)), held.row.slug),
        version,
        state: stateOf(held),
        ...(publishAt !== null && { publishAt }),
        changedAt: by?.at ?? updatedAt,
        changedBy: by?.email ?? null,
        mayPublish,
        // Drafts are shown only to those who may publish them.
        fields: mayPublish ? fieldsOf(held) : [],
        missing: mayPublish ? await faultsInHeld(db, held) : {},
        needs: await needsOf(db, held, now),
      }
    }),
  )
  return told.toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1))
}

/** How many there are, for who may publish them. */
export async function countChanges({ db }: Pick<Ctx, 'db'>, actor: Actor): Promise<number> {
  permit(actor, 'content')
  const all = await changedDocuments(db)
  return all.filter(({ row }) => mayChange(actor, row.kind)).length
}

const draftOf = ({ text }: Held) => text.draft ?? text.published ?? '{}'

const stateOf = ({ row, text }: Held) =>
  row.publishAt !== null ? 'scheduled' : text.published === null ? 'new' : 'changed'

const fieldsOf = (held: Held) =>
  differencesBetween(
    kindNamed(held.row.kind),
    valueOf(held.text.published ?? '{}'),
    valueOf(draftOf(held)),
  )

const needsOf = async (db: Db, held: Held, now: string) =>
  (await unpublishedReferences(db, [held], held.row.publishAt ?? now)).map(asNeeded)
