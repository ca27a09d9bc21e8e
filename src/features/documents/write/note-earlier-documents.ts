import type { Tx } from '../../../platform/db/tables.ts'
import type { Actor } from '../../sessions/actor.ts'
import { allDocuments, textsOf } from '../document-store.ts'
import { notePictures } from './save-document.ts'

/** Notes which pictures each document shows, the trash included. */
export async function noteEarlierDocuments(db: Tx, actor: Actor) {
  for (const row of await allDocuments(db))
    await notePictures(db, actor, row, await textsOf(db, [row.id]))
}
