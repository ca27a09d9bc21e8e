import type { Ctx } from '../../../platform/ctx.ts'
import { sweepOrphans } from '../../../platform/files/sweep-orphans.ts'
import { changesWith } from '../../history/changes-with.ts'
import { forgetPictures, goingPictures, keysOfPictures } from '../../media/forget-pictures.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { postsWith } from './post-texts-store.ts'

const day = 86_400_000
const atATime = 100
/** As long as a picture stays in the trash at least. */
const trashedForMs = 30 * day
const address = '/media/'
const named = /\/media\/([\w-]{16})(?![\w-])/g

/** Texts of others than posts that contain one. */
type TextsWith = (db: Db, text: string) => Promise<string[]>

/**
 * Removes, with their files, pictures that were uploaded so long ago without anybody keeping them, or that
 * have lain in the trash for a month, and that no post, draft or earlier version shows, nor anything else,
 * the trash included; and files of pictures that no row knows.
 */
export async function sweepPictures(
  { db, changes, pictures: files }: Pick<Ctx, 'db' | 'changes' | 'pictures'>,
  olderThanMs: number,
  othersWith: TextsWith,
  since?: Date,
  stopping?: AbortSignal,
): Promise<number> {
  const start = changes.now()
  const ago = (ms: number) => new Date(Date.parse(start) - ms).toISOString()
  const before = { uploaded: ago(olderThanMs), trashed: ago(trashedForMs) }
  const unused = new Set(await goingPictures(db, before))
  if (unused.size > 0) for await (const text of postsWith(db, address)) dropNamed(unused, text)
  if (unused.size > 0) for await (const text of changesWith(db, address)) dropNamed(unused, text)
  let removed = 0
  const all = [...unused]
  for (let at = 0; at < all.length; at += atATime) {
    const fileKeys = await changes.transaction(async (transaction) => {
      // One may have been kept, or brought back, while we looked.
      const still = new Set(await goingPictures(transaction, before, all.slice(at, at + atATime)))
      // Somebody may have put one into a post while we looked.
      for await (const text of changesWith(transaction, address, start)) dropNamed(still, text)
      for (const text of await othersWith(transaction, address)) dropNamed(still, text)
      return forgetPictures(transaction, [...still], changes.now())
    })
    for (const fileKey of fileKeys) await files.remove(fileKey)
    removed += fileKeys.length
  }
  // An import makes all its pictures ready before the first of them gets its row.
  const known = (keys: string[]) => keysOfPictures(db, keys)
  return removed + (await sweepOrphans(files, known, new Date(ago(day)), since, stopping))
}

function dropNamed(unused: Set<string>, text: string) {
  for (const [, id] of text.matchAll(named)) unused.delete(id!)
}
