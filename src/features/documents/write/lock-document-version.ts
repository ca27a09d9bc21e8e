import type { Tx } from '../../../platform/db/tables.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Actor } from '../../sessions/actor.ts'
import { documentRefusals } from '../document-refusals.ts'
import { lockDocument } from '../document-store.ts'
import { asDocument, type Document } from '../document-value.ts'
import { permitKind } from '../permit-kind.ts'
import { noSuchDocument, textOf } from '../read/read-document.ts'
import type { Held } from './save-document.ts'

/** Somebody else has saved the document since; `document` is what it has become. */
export class StaleDocument extends Problem {
  document: Document

  constructor(document: Document) {
    super(documentRefusals['document-changed'])
    this.document = document
  }
}

/** Holds a document that is still what it was when somebody began to change it. */
export async function lockDocumentVersion(
  db: Tx,
  actor: Actor,
  id: string,
  version?: number,
): Promise<Held> {
  const row = await lockDocument(db, id)
  if (!row || row.deletedAt !== null) throw noSuchDocument()
  permitKind(actor, row.kind)
  const text = await textOf(db, id)
  if (version !== undefined && row.version !== version)
    throw new StaleDocument(asDocument(row, text))
  return { row, text }
}
