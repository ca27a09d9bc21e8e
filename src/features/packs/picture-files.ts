import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Ctx } from '../../platform/ctx.ts'
import { Problem } from '../../platform/problem.ts'
import type { TellFault } from '../documents/packs/pack-file.ts'
import { entriesIn, fileFault, hasFolder } from '../documents/packs/read-file.ts'
import { findOriginals, lostPictures, type Original } from '../media/find-originals.ts'
import { mostBytes } from '../media/largest-picture.ts'
import { pictureTooLarge } from '../media/media-refusals.ts'
import { judgePicture } from '../media/ready-picture.ts'

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

export const pictureFileName = ({ id, type }: { id: string; type: string }) =>
  `pictures/${id}.${endings[type]}`

/**
 * A picture of a pack: where it is on this machine, whether the database knows it, and whether it does though
 * its files are lost.
 */
export type PackPicture = {
  file: string
  path: string
  id: string
  isNew: boolean
  isLost: boolean
}

const named = /\/media\/([\w-]{16})(?![\w-])/g

/** Every picture of ours that a value names, and where. */
export function picturesIn(value: unknown, at = ''): { at: string; id: string }[] {
  if (typeof value === 'string')
    return [...value.matchAll(named)].map(([, id]) => ({ at, id: id! }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    picturesIn(each, at === '' ? name : `${at}.${name}`),
  )
}

/** The pictures of a pack, each judged as one that somebody uploads. */
export async function readPictures(
  { db, pictures: files }: Pick<Ctx, 'db' | 'pictures'>,
  folder: string,
  tell: TellFault,
): Promise<PackPicture[]> {
  const entries = hasFolder(folder, 'pictures') ? entriesIn(join(folder, 'pictures')) : []
  const pictures = entries.map(({ name }) => ({
    file: `pictures/${name}`,
    path: join(folder, 'pictures', name),
    id: name.replace(/\.\w+$/, ''),
  }))
  const known = await findOriginals(
    db,
    pictures.map(({ id }) => id),
  )
  const lost = await lostPictures(db, files, known)
  const read: PackPicture[] = []
  for (const picture of pictures) {
    const original = known.get(picture.id)
    const twin = read.find(({ id }) => id === picture.id)
    const reason = twin ? `${twin.file} has the same id.` : await faultOf(picture, original)
    if (reason !== undefined) tell(picture.file, '', reason)
    read.push({ ...picture, isNew: original === undefined, isLost: lost.has(picture.id) })
  }
  return read
}

type Judged = Pick<PackPicture, 'file' | 'path' | 'id'>

/** Why a file cannot be the picture that it is named after. */
async function faultOf({ file, path, id }: Judged, kept: Original | undefined) {
  const fault = fileFault(path, Infinity)
  if (fault !== undefined) return fault
  if (statSync(path).size > mostBytes) return pictureTooLarge.message
  try {
    const isKnown = kept !== undefined && kept.sha256 === (await hashOf(path))
    const type = isKnown ? kept.type : await judgePicture(path)
    if (file !== pictureFileName({ id, type }) || !/^[\w-]{16}$/.test(id))
      return `A picture is named after the 16 letters, digits, - and _ of its id, and this one ends in .${endings[type]}.`
    return kept === undefined || isKnown ? undefined : anotherPicture
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.message
  }
}

const anotherPicture =
  'Another picture has this name, and an address shows one picture for good: give it another.'

async function hashOf(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
