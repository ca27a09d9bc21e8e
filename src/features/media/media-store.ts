import type { Kysely, Transaction } from 'kysely'

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

export type MediaTables = { media: MediaTable; mediaCopies: CopyTable }

export async function addMedia(db: Transaction<MediaTables>, row: MediaTable, copies: CopyTable[]) {
  await db.insertInto('media').values(row).execute()
  await db.insertInto('mediaCopies').values(copies).execute()
}

export const mediaWithIds = (db: Kysely<MediaTables>, ids: string[]) =>
  db.selectFrom('media').selectAll().where('id', 'in', ids).execute()

export const copiesOf = (db: Kysely<MediaTables>, ids: string[]) =>
  db.selectFrom('mediaCopies').selectAll().where('mediaId', 'in', ids).orderBy('width').execute()

export const copyAt = (db: Kysely<MediaTables>, id: string, width: number, format: CopyFormat) =>
  db
    .selectFrom('mediaCopies')
    .selectAll()
    .where('mediaId', '=', id)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst()
