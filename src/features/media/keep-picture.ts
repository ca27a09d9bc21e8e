import { randomBytes } from 'node:crypto'
import type { Changes } from '../../platform/db/changes.ts'
import type { Files, HeldFile } from '../../platform/files/files.ts'
import { recordChange } from '../history/record-change.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { addMedia } from './media-store.ts'
import { asPicture, type Picture } from './picture.ts'

export const mostBytes = 10 * 1024 * 1024

type Parts = {
  changes: Changes
  files: Files
  /** Runs what takes much time and memory when its turn has come. */
  inTurn: <T>(heavy: () => Promise<T>) => Promise<T>
}

/** Keeps an uploaded picture as it came, and in every width and format that pages use. */
export async function keepPicture(
  parts: Parts,
  actor: Actor,
  source: AsyncIterable<Uint8Array>,
): Promise<Picture> {
  permit(actor, 'posts')
  const { files } = parts
  const held = await files.hold(source, mostBytes)
  const kept: string[] = []
  try {
    return await keep(parts, actor, held, (fileKey) => void kept.push(fileKey))
  } catch (error) {
    await Promise.allSettled(kept.map((fileKey) => files.remove(fileKey)))
    throw error
  } finally {
    await held.release()
  }
}

async function keep(
  { changes, files, inTurn }: Parts,
  actor: Actor,
  held: HeldFile,
  noteKept: (fileKey: string) => void,
): Promise<Picture> {
  const { readPicture, makeCopies } = await pictureTools()
  const { type, width, height } = await readPicture(held.path)
  const { placeholder, copies: made } = await inTurn(() =>
    makeCopies(files, held.path, width, noteKept),
  )
  const { size, sha256 } = held
  const fileKey = await files.keep(held)
  noteKept(fileKey)
  const id = randomBytes(12).toString('base64url')
  const at = new Date().toISOString()
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
})
