import type { Tx } from '../../../platform/db/tables.ts'
import { Problem } from '../../../platform/problem.ts'
import { recordChange } from '../../history/record-change.ts'
import type { Actor } from '../../sessions/actor.ts'
import { mediaRefusals } from '../media-refusals.ts'
import type { MediaNoteTable } from '../media-store.ts'
import { lockMedia, type MediaRow, noteOf, putNote } from './library-store.ts'

export const noSuchPicture = () => new Problem(mediaRefusals['picture-not-found'])

export async function lockPictureVersion(db: Tx, id: string): Promise<MediaRow> {
  const row = await lockMedia(db, id)
  if (!row) throw noSuchPicture()
  return row
}

type Noting = { before: MediaRow; change: Partial<MediaNoteTable>; action: string; at: string }

/** Puts what people say of a picture in its place, and writes down who did. */
export async function savePictureNote(
  db: Tx,
  actor: Actor,
  { before, change, action, at }: Noting,
): Promise<MediaRow> {
  const known = noteOf(before)
  const after = { ...known, ...change, version: known.version + 1 }
  await putNote(db, after)
  const what = { at, noun: 'media', nounId: before.id, action, before: known, after }
  await recordChange(db, actor, what)
  return { ...before, ...after }
}
