import type { Ctx } from '../../../platform/ctx.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { commonRefusals } from '../../../platform/http/common-refusals.ts'
import { Problem } from '../../../platform/problem.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { copiesOf } from '../media-store.ts'
import type { PictureQuery } from './library-fields.ts'
import { asLibraryPicture, type LibraryPicture } from './library-picture.ts'
import {
  countPictures,
  type Cursor,
  type MediaRow,
  picturesBelow,
  placeOf,
} from './library-store.ts'
import { askedPatterns } from './plain-words.ts'
import { usesOfPictures } from './use-store.ts'

const pageSize = 48

type PicturePage = { pictures: LibraryPicture[]; total: number; next: string | null }

/** The uploads that are asked for, the newest first unless asked otherwise, a page at a time. */
export async function listPictures(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  { q = '', after, ...filters }: PictureQuery,
): Promise<PicturePage> {
  permit(actor, 'posts')
  const query = { ...filters, patterns: askedPatterns(q), after: readPlace(after) }
  const rows = await picturesBelow(db, query, pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    pictures: await asLibraryPictures(db, shown),
    total: await countPictures(db, query),
    next: rows.length > pageSize && last ? writePlace(placeOf(last, filters.sort)) : null,
  }
}

export async function asLibraryPictures(db: Db, rows: MediaRow[]): Promise<LibraryPicture[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const copies = Map.groupBy(await copiesOf(db, ids), ({ mediaId }) => mediaId)
  const uses = Map.groupBy(await usesOfPictures(db, ids), ({ picture }) => picture)
  return rows.map((row) => asLibraryPicture(row, copies.get(row.id) ?? [], uses.get(row.id) ?? []))
}

const writePlace = (place: Cursor) => Buffer.from(JSON.stringify(place)).toString('base64url')

function readPlace(after: string | undefined): Cursor | undefined {
  if (after === undefined) return undefined
  try {
    const place: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    if (isPlace(place)) return place
  } catch {}
  throw new Problem(commonRefusals['token-not-of-list'])
}

const isPlace = (place: unknown): place is Cursor =>
  Array.isArray(place) &&
  place.length === 2 &&
  (typeof place[0] === 'number' || typeof place[0] === 'string') &&
  typeof place[1] === 'string' &&
  !JSON.stringify(place).includes('\\u0000')
