import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Ctx } from '../../platform/ctx.ts'
import { FileTooLarge, type Files, type HeldFile } from '../../platform/files/files.ts'
import { Problem } from '../../platform/problem.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { mostBytes } from './largest-picture.ts'
import { pictureTooLarge } from './media-refusals.ts'
import type { Picture } from './picture.ts'
import { enterPicture, type InTurn, makeReady, pictureTools } from './ready-picture.ts'

export type Wish = {
  isEngraved?: boolean
  /** As the file was called. */
  name?: string | undefined
  alt?: string | undefined
  /** It stays though nothing shows it. */
  isKept?: boolean
}

/** Keeps an uploaded picture as it came, or engraved, and in every width and format that pages use. */
export async function keepPicture(
  { changes, pictures }: Pick<Ctx, 'changes' | 'pictures'>,
  actor: Actor,
  source: AsyncIterable<Uint8Array>,
  inTurn: InTurn,
  { isEngraved = false, ...note }: Wish = {},
): Promise<Picture> {
  permit(actor, 'posts')
  const held = await pictures.hold(source, mostBytes).catch((error: unknown) => {
    throw error instanceof FileTooLarge ? new Problem(pictureTooLarge) : error
  })
  const kept: string[] = []
  let isEntered = false
  let print: HeldFile | undefined
  try {
    if (isEngraved) print = await engrave(pictures, held, inTurn)
    const ready = await makeReady(
      pictures,
      print ?? held,
      inTurn,
      (fileKey) => void kept.push(fileKey),
    )
    const id = randomBytes(12).toString('base64url')
    const at = changes.now()
    return await changes.transaction(async (db) => {
      const picture = await enterPicture(db, actor, ready, { id, at, ...note })
      isEntered = true
      return picture
    })
  } catch (error) {
    // Where it stays open whether that was committed, the sweep removes what no row knows.
    if (!isEntered) await Promise.allSettled(kept.map((fileKey) => pictures.remove(fileKey)))
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
