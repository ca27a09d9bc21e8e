import { copiesOf, mediaWithIds } from './media-store.ts'
import { asPicture, type Picture } from './picture.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The pictures of ours with these ids; what is not there is left out. */
export async function findPictures(db: Db, ids: string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map()
  const rows = await mediaWithIds(db, ids)
  const copies = await copiesOf(db, ids)
  return new Map(
    rows.map((row) => [
      row.id,
      asPicture(
        row,
        copies.filter(({ mediaId }) => mediaId === row.id),
      ),
    ]),
  )
}
