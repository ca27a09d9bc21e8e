import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Actor } from '../../sessions/actor.ts'
import { whoNames } from '../document-link-store.ts'
import { documentRefusals } from '../document-refusals.ts'
import { type DocumentTable, lockAgainstNaming, lockDocument } from '../document-store.ts'
import { type Document, valueOf } from '../document-value.ts'
import type { KindName } from '../kinds/all-kinds.ts'
import { letGoOfLost } from '../links/let-go-of-lost.ts'
import { permitKind } from '../permit-kind.ts'
import { noSuchDocument, textOf } from '../read/read-document.ts'
import { refuseCircle } from '../redirects/refuse-circle.ts'
import { refuseSecond } from './create-document.ts'
import { lockDocumentVersion } from './lock-document-version.ts'
import { refuseNeeded } from './refuse-needed.ts'
import { saveDocument } from './save-document.ts'
import { slugOfRestored } from '../slug-from-trash.ts'
import { unlinkDocument, whoNeeds } from './unlink-document.ts'
import { publishedNoun } from '../read/published-noun.ts'

/** Others name the document; `namedBy` says which. */
export class DocumentInUse extends Problem {
  namedBy: Pick<DocumentTable, 'id' | 'kind' | 'slug'>[]

  constructor(namedBy: DocumentTable[], isNeeded = false) {
    super(documentRefusals[isNeeded ? 'document-needed-by' : 'document-in-use'])
    this.namedBy = namedBy.map(({ id, kind, slug }) => ({ id, kind, slug }))
  }
}

type Trashing = {
  version?: number
  /** Others that name it are to name it no more. */
  isUnlinked?: boolean
}

/** Moves a document to the trash, unless another one names it and is not to be asked to let go. */
export async function trashDocument(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
  { version, isUnlinked = false }: Trashing = {},
): Promise<void> {
  await changes.transaction(
    async (db, changed) => {
      await lockAgainstNaming(db, id)
      const before = await lockDocumentVersion(db, actor, id, version)
      refuseNeeded(before.row)
      const at = changes.now()
      if (isUnlinked) {
        const { kinds, stuck } = await unlinkDocument(db, actor, id, at)
        if (stuck.length > 0) throw new DocumentInUse(stuck, true)
        changed(...kinds.map(publishedNoun))
      }
      const namedBy = (await whoNames(db, id)).filter((one) => one.id !== id)
      if (namedBy.length > 0) {
        // That they let go is not offered where they can't.
        const stuck = await whoNeeds(db, namedBy, id)
        throw stuck.length > 0 ? new DocumentInUse(stuck, true) : new DocumentInUse(namedBy)
      }
      await saveDocument(db, actor, {
        before,
        row: { ...before.row, deletedAt: at, publishAt: null },
        text: before.text,
        action: 'removed',
        at,
      })
      changed(publishedNoun(before.row.kind))
    },
    { untilHeard: true },
  )
}

/** Brings a document back from the trash, as it was but for what it names that is not there any more. */
export async function restoreDocument(
  { changes, siteUrl }: Pick<Ctx, 'changes'> & Partial<Pick<Ctx, 'siteUrl'>>,
  actor: Actor,
  { kind, id }: { kind: KindName; id: string },
): Promise<Document> {
  return changes.transaction(
    async (db, changed) => {
      const row = await lockDocument(db, id)
      if (row?.kind !== kind || row.deletedAt === null) throw noSuchDocument()
      permitKind(actor, row.kind)
      await refuseSecond(db, kind)
      const text = await textOf(db, id)
      const value = valueOf(text.draft ?? text.published ?? '{}')
      await refuseCircle(db, { id, kind, value }, siteUrl)
      const document = await saveDocument(db, actor, {
        before: { row, text },
        row: { ...row, deletedAt: null, slug: await slugOfRestored(db, { row, text }) },
        text: await letGoOfLost(db, { row, text }),
        action: 'restored',
        at: changes.now(),
      })
      changed(publishedNoun(row.kind))
      return document
    },
    { untilHeard: true },
  )
}
