import { recordChange } from '../history/record-change.ts'
import { housekeeping } from '../sessions/actor.ts'
import {
  copiesOf,
  type Going,
  goingMedia,
  knownMediaKeys,
  mediaWithIds,
  removeMedia,
} from './media-store.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'

/** The ids of pictures that are not kept: uploaded, or thrown away, before a moment. */
export const goingPictures = (db: Db, before: Going, among?: string[]): Promise<string[]> =>
  goingMedia(db, before, among)

/** Forgets these pictures and writes that down; the keys of their files are the caller's to remove, after the commit. */
export async function forgetPictures(db: Tx, ids: string[], at: string): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await mediaWithIds(db, ids)
  const copies = await copiesOf(db, ids)
  for (const before of rows)
    await recordChange(db, housekeeping, {
      at,
      noun: 'media',
      nounId: before.id,
      action: 'removed as unused',
      before,
    })
  await removeMedia(db, ids)
  return [...rows, ...copies].map(({ fileKey }) => fileKey)
}

/** Which of these keys belong to a picture or to a copy of one. */
export const keysOfPictures = (db: Db, fileKeys: string[]): Promise<Set<string>> =>
  knownMediaKeys(db, fileKeys)
