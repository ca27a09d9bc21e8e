import type { Files } from '../../platform/files/files.ts'
import { copiesOf, mediaWithIds } from './media-store.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A picture as it was uploaded: what it is, and the key of its file. */
export type Original = { id: string; type: string; sha256: string; fileKey: string }

/** The originals of the pictures with these ids; what is not there is left out. */
export async function findOriginals(db: Db, ids: string[]): Promise<Map<string, Original>> {
  const rows = ids.length === 0 ? [] : await mediaWithIds(db, ids)
  return new Map(rows.map(({ id, type, sha256, fileKey }) => [id, { id, type, sha256, fileKey }]))
}

/** Which of these pictures are not there any more, or not in every width, though the database knows them. */
export async function lostPictures(
  db: Db,
  files: Pick<Files, 'list'>,
  originals: ReadonlyMap<string, Original>,
): Promise<Set<string>> {
  if (originals.size === 0) return new Set()
  const there = new Set<string>()
  for await (const { key } of files.list()) there.add(key)
  const copies = await copiesOf(db, [...originals.keys()])
  const needed = [
    ...[...originals.values()].map(({ id, fileKey }) => ({ id, fileKey })),
    ...copies.map(({ mediaId, fileKey }) => ({ id: mediaId, fileKey })),
  ]
  return new Set(needed.flatMap(({ id, fileKey }) => (there.has(fileKey) ? [] : id)))
}
