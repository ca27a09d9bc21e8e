import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { Db, Tables, Tx } from '../../../platform/db/tables.ts'
import type { MediaNoteTable, MediaTable } from '../media-store.ts'
import type { PictureQuery } from './library-fields.ts'

export type MediaRow = MediaTable & MediaNoteTable

export type Cursor = [value: string | number, id: string]

type Asked = Pick<PictureQuery, 'use' | 'size' | 'words' | 'state' | 'sort'> & {
  patterns: string[]
  after?: Cursor | undefined
}

type Rows = ExpressionBuilder<Tables, 'media' | 'mediaNotes'>

const columns = {
  newest: { by: 'media.createdAt', order: 'desc' },
  oldest: { by: 'media.createdAt', order: 'asc' },
  largest: { by: 'media.size', order: 'desc' },
  name: { by: 'mediaNotes.name', order: 'asc' },
} as const

const widths = { small: [0, 640], medium: [640, 1600], large: [1600, 100_000] } as const

const used = (
  row: Rows,
  and: (use: ExpressionBuilder<Tables, 'mediaUses'>) => Expression<SqlBool>,
) =>
  row.exists(
    row
      .selectFrom('mediaUses')
      .select('mediaUses.nounId')
      .whereRef('mediaUses.picture', '=', 'media.id')
      .where('mediaUses.isTrashed', '=', 0)
      .where((use) => and(use as ExpressionBuilder<Tables, 'mediaUses'>)),
  )

const anywhere = () => sql<SqlBool>`1 = 1`

const usedAs = (row: Rows, use: NonNullable<PictureQuery['use']>) =>
  use === 'none'
    ? row.not(used(row, anywhere))
    : used(row, (one) => (use === 'any' ? anywhere() : one('mediaUses.noun', '=', use)))

const saying = (row: Rows, pattern: string) =>
  row.or([
    sql<SqlBool>`"mediaNotes"."words" like ${pattern} escape '\\'`,
    used(row, () => sql<SqlBool>`"mediaUses"."words" like ${pattern} escape '\\'`),
  ])

const asked = (db: Db, { use, size, words, state, patterns }: Asked) =>
  db
    .selectFrom('media')
    .innerJoin('mediaNotes', 'mediaNotes.mediaId', 'media.id')
    .where('mediaNotes.deletedAt', state === 'trash' ? 'is not' : 'is', null)
    .$if(use !== undefined, (query) => query.where((row) => usedAs(row, use!)))
    .$if(size !== undefined, (query) =>
      query
        .where('media.width', '>=', widths[size!][0])
        .where('media.width', '<', widths[size!][1]),
    )
    .$if(words === 'missing', (query) =>
      query.where((row) => used(row, (one) => one('mediaUses.isWordless', '=', 1))),
    )
    .where((row) => row.and(patterns.map((pattern) => saying(row, pattern))))

/** Uploads as they are asked for, further down than a place in the list. */
export function picturesBelow(db: Db, query: Asked, most: number): Promise<MediaRow[]> {
  const { by, order } = columns[query.sort ?? 'newest']
  const { after } = query
  const beyond = order === 'asc' ? '>' : '<'
  return asked(db, query)
    .selectAll(['media', 'mediaNotes'])
    .$if(after !== undefined, (rows) =>
      rows.where((row) =>
        row.or([
          row(by, beyond, after![0] as never),
          row.and([row(by, '=', after![0] as never), row('media.id', beyond, after![1])]),
        ]),
      ),
    )
    .orderBy(by, order)
    .orderBy('media.id', order)
    .limit(most)
    .execute()
}

export const placeOf = (row: MediaRow, sort: PictureQuery['sort'] = 'newest'): Cursor => [
  { newest: row.createdAt, oldest: row.createdAt, largest: row.size, name: row.name }[sort],
  row.id,
]

export async function countPictures(db: Db, query: Asked): Promise<number> {
  const { count } = await asked(db, query)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const mediaRow = (db: Db, id: string): Promise<MediaRow | undefined> =>
  db
    .selectFrom('media')
    .innerJoin('mediaNotes', 'mediaNotes.mediaId', 'media.id')
    .selectAll(['media', 'mediaNotes'])
    .where('media.id', '=', id)
    .executeTakeFirst()

/** As it is now, held for this transaction: an update that changes nothing locks the row on both engines. */
export async function lockMedia(db: Tx, id: string): Promise<MediaRow | undefined> {
  await db
    .updateTable('mediaNotes')
    .set((note) => ({ version: note.ref('version') }))
    .where('mediaId', '=', id)
    .execute()
  return mediaRow(db, id)
}

export const putNote = (db: Tx, note: MediaNoteTable) =>
  db.updateTable('mediaNotes').set(note).where('mediaId', '=', note.mediaId).execute()

export const trashedAmong = async (db: Db, ids: string[]): Promise<MediaNoteTable[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('mediaNotes')
        .selectAll()
        .where('mediaId', 'in', ids)
        .where('deletedAt', 'is not', null)
        .execute()

export const noteOf = ({
  mediaId,
  name,
  alt,
  words,
  isKept,
  deletedAt,
  replacedById,
  version,
}: MediaRow): MediaNoteTable => ({
  mediaId,
  name,
  alt,
  words,
  isKept,
  deletedAt,
  replacedById,
  version,
})

/** Which picture this one took the place of last. */
export const replacedBy = (db: Db, id: string): Promise<MediaRow | undefined> =>
  db
    .selectFrom('media')
    .innerJoin('mediaNotes', 'mediaNotes.mediaId', 'media.id')
    .selectAll(['media', 'mediaNotes'])
    .where('mediaNotes.replacedById', '=', id)
    .orderBy('mediaNotes.deletedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
