import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Ctx } from '../../platform/ctx.ts'
import type { Files, HeldFile } from '../../platform/files/files.ts'
import { recordChange } from '../history/record-change.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { addMedia } from './media-store.ts'
import { asPicture, type Picture } from './picture.ts'

export const mostBytes = 10 * 1024 * 1024

/** Runs what takes much time and memory when its turn has come. */
type InTurn = <T>(heavy: () => Promise<T>) => Promise<T>

/** Keeps an uploaded picture as it came, or engraved, and in every width and format that pages use. */
export async function keepPicture(
  ctx: Pick<Ctx, 'changes' | 'pictures'>,
  actor: Actor,
  source: AsyncIterable<Uint8Array>,
  inTurn: InTurn,
  { isEngraved = false } = {},
): Promise<Picture> {
  permit(actor, 'posts')
  const { pictures } = ctx
  const held = await pictures.hold(source, mostBytes)
  const kept: string[] = []
  let print: HeldFile | undefined
  try {
    if (isEngraved) print = await engrave(pictures, held, inTurn)
    return await keep(ctx, actor, print ?? held, inTurn, (fileKey) => void kept.push(fileKey))
  } catch (error) {
    await Promise.allSettled(kept.map((fileKey) => pictures.remove(fileKey)))
    throw error
  } finally {
    await Promise.all([held.release(), print?.release()])
  }
}

/** The photograph itself is not kept. */
async function engrave(pictures: Files, { path }: HeldFile, inTurn: InTurn): Promise<HeldFile> {
  const { readPicture, engravePicture } = await pictureTools()
  await readPicture(path)
  const print = await inTurn(() => engravePicture(path))
  return pictures.hold(Readable.from([print]))
}

async function keep(
  { changes, pictures }: Pick<Ctx, 'changes' | 'pictures'>,
  actor: Actor,
  held: HeldFile,
  inTurn: InTurn,
  noteKept: (fileKey: string) => void,
): Promise<Picture> {
  const { readPicture, makeCopies } = await pictureTools()
  const { type, width, height } = await readPicture(held.path)
  const { placeholder, copies: made } = await inTurn(() =>
    makeCopies(pictures, held.path, width, noteKept),
  )
  const { size, sha256 } = held
  const fileKey = await pictures.save(held)
  noteKept(fileKey)
  const id = randomBytes(12).toString('base64url')
  const at = changes.now()
  const row = { id, type, width, height, size, sha256, placeholder, fileKey, createdAt: at }
  const copies = made.map((copy) => ({ mediaId: id, ...copy }))
  await changes.transaction(async (db) => {
    await addMedia(db, row, copies)
    await recordChange(db, actor, { at, noun: 'media', nounId: id, action: 'uploaded', after: row })
  })
  return asPicture(row, copies)
}

/** Twenty megabytes that a house without uploads never needs. */
const pictureTools = async () => ({
  ...(await import('./read-picture.ts')),
  ...(await import('./make-copies.ts')),
  ...(await import('./engrave-picture.ts')),
})
