import type { Files, HeldFile } from '../../platform/files/files.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { recordChange } from '../history/record-change.ts'
import type { Actor } from '../sessions/actor.ts'
import { plainWords } from './library/plain-words.ts'
import {
  addMedia,
  type CopyTable,
  type MediaTable,
  mediaWithIds,
  renewMedia,
} from './media-store.ts'
import { asPicture, type Picture } from './picture.ts'

/** Runs what takes much time and memory when its turn has come. */
export type InTurn = <T>(heavy: () => Promise<T>) => Promise<T>

/** A picture whose files are kept, and that no database knows yet. */
export type ReadyPicture = {
  about: Omit<MediaTable, 'id' | 'createdAt'>
  copies: Omit<CopyTable, 'mediaId'>[]
}

/** Keeps a picture and its copies; `noteKept` hears of each file, which is the caller's to remove if it comes to nothing. */
export async function makeReady(
  pictures: Files,
  held: HeldFile,
  inTurn: InTurn,
  noteKept: (fileKey: string) => void,
): Promise<ReadyPicture> {
  const { readPicture, makeCopies } = await pictureTools()
  const { type, width, height } = await readPicture(held.path)
  const { placeholder, copies } = await inTurn(() =>
    makeCopies(pictures, held.path, width, noteKept),
  )
  const { size, sha256 } = held
  const fileKey = await pictures.save(held)
  noteKept(fileKey)
  return { about: { type, width, height, size, sha256, placeholder, fileKey }, copies }
}

type Entering = {
  id: string
  at: string
  name?: string | undefined
  alt?: string | undefined
  /** It stays though nothing shows it. */
  isKept?: boolean | undefined
}

/** Puts a picture that is ready into the database. */
export async function enterPicture(
  db: Tx,
  actor: Actor,
  { about, copies: made }: ReadyPicture,
  { id, at, name = '', alt = '', isKept = false }: Entering,
): Promise<Picture> {
  const row = { id, ...about, createdAt: at }
  const copies = made.map((copy) => ({ mediaId: id, ...copy }))
  const words = plainWords(name, alt)
  await addMedia(db, row, copies, { name, alt, words, isKept: isKept ? 1 : 0 })
  await recordChange(db, actor, { at, noun: 'media', nounId: id, action: 'uploaded', after: row })
  return asPicture(row, copies)
}

/** Gives a picture that the database knows other files, where its own are lost: its address stays. */
export async function renewPicture(
  db: Tx,
  actor: Actor,
  { about, copies }: ReadyPicture,
  { id, at }: Pick<Entering, 'id' | 'at'>,
) {
  const [before] = await mediaWithIds(db, [id])
  if (!before) return
  const after = { ...before, ...about }
  await renewMedia(
    db,
    after,
    copies.map((copy) => ({ mediaId: id, ...copy })),
  )
  await recordChange(db, actor, {
    at,
    noun: 'media',
    nounId: id,
    action: 'uploaded',
    before,
    after,
  })
}

/** The type of a file that can be kept as a picture; anything else is refused as an upload of it would be. */
export async function judgePicture(path: string): Promise<string> {
  const { readPicture, readOnce, copyWidths } = await pictureTools()
  const { type, width } = await readPicture(path)
  await readOnce(path, copyWidths(width).at(-1)!)
  return type
}

/** Twenty megabytes that a server without uploads never needs. */
export const pictureTools = async () => ({
  ...(await import('./read-picture.ts')),
  ...(await import('./make-copies.ts')),
  ...(await import('./engrave-picture.ts')),
})
