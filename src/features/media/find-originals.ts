import { mediaWithIds } from './media-store.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A picture as it was uploaded: what it is, and the key of its file. */
export type Original = { id: string; type: string; sha256: string; fileKey: string }

/** The originals of the pictures with these ids; what is not there is left out. */
export async function findOriginals(db: Db, ids: string[]): Promise<Map<string, Original>> {
  const rows = ids.length === 0 ? [] : await mediaWithIds(db, ids)
  return new Map(rows.map(({ id, type, sha256, fileKey }) => [id, { id, type, sha256, fileKey }]))
}
