import type { Db, Tx } from '../../platform/db/tables.ts'

export type CopyFormat = 'avif' | 'webp'

/** A picture that was uploaded; `placeholder` is a few bytes of it as a data address. */
export type MediaTable = {
  id: string
  type: string
  width: number
  height: number
  size: number
  sha256: string
  placeholder: string
  fileKey: string
  createdAt: string
}

export type CopyTable = { mediaId: string; width: number; format: CopyFormat; fileKey: string }

/**
 * What people say of a picture. `isKept` has it stay though nothing shows it; with `deletedAt` it lies in
 * the trash; `replacedById` is the picture that took its place.
 */
export type MediaNoteTable = {
  mediaId: string
  name: string
  alt: string
  words: string
  isKept: number
  deletedAt: string | null
  replacedById: string | null
  version: number
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    media: MediaTable
    mediaCopies: CopyTable
    mediaNotes: MediaNoteTable
  }
}

export async function addMedia(
  db: Tx,
  row: MediaTable,
  copies: CopyTable[],
  note: Pick<MediaNoteTable, 'name' | 'alt' | 'words' | 'isKept'>,
) {
  await db.insertInto('media').values(row).execute()
  await db
    .insertInto('mediaNotes')
    .values({ mediaId: row.id, ...note, deletedAt: null, replacedById: null, version: 1 })
    .execute()
  await db.insertInto('mediaCopies').values(copies).execute()
}

export async function renewMedia(db: Tx, row: MediaTable, copies: CopyTable[]) {
  await db.updateTable('media').set(row).where('id', '=', row.id).execute()
  await db.deleteFrom('mediaCopies').where('mediaId', '=', row.id).execute()
  await db.insertInto('mediaCopies').values(copies).execute()
}

export const mediaWithIds = (db: Db, ids: string[]) =>
  db.selectFrom('media').selectAll().where('id', 'in', ids).execute()

export const copiesOf = (db: Db, ids: string[]) =>
  db.selectFrom('mediaCopies').selectAll().where('mediaId', 'in', ids).orderBy('width').execute()

export const copyAt = (db: Db, id: string, width: number, format: CopyFormat) =>
  db
    .selectFrom('mediaCopies')
    .selectAll()
    .where('mediaId', '=', id)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst()

export type Going = { uploaded: string; trashed: string }

/** What nobody has asked to stay and was uploaded before a moment, and what was thrown away before one. */
export async function goingMedia(db: Db, before: Going, among?: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .innerJoin('mediaNotes', 'mediaNotes.mediaId', 'media.id')
    .select('media.id')
    .where((row) =>
      row.or([
        row('deletedAt', '<', before.trashed),
        row.and([
          row('deletedAt', 'is', null),
          row('isKept', '=', 0),
          row('createdAt', '<', before.uploaded),
        ]),
      ]),
    )
    .$if(among !== undefined, (query) => query.where('media.id', 'in', among!))
    .execute()
  return rows.map(({ id }) => id)
}

export async function removeMedia(db: Tx, ids: string[]) {
  await db.deleteFrom('mediaCopies').where('mediaId', 'in', ids).execute()
  await db.deleteFrom('mediaNotes').where('mediaId', 'in', ids).execute()
  await db.deleteFrom('media').where('id', 'in', ids).execute()
}

/** Which of these keys belong to a picture or to a copy of one. */
export async function knownMediaKeys(db: Db, fileKeys: string[]): Promise<Set<string>> {
  const own = await db
    .selectFrom('media')
    .select('fileKey')
    .where('fileKey', 'in', fileKeys)
    .union(db.selectFrom('mediaCopies').select('fileKey').where('fileKey', 'in', fileKeys))
    .execute()
  return new Set(own.map(({ fileKey }) => fileKey))
}
