import type { Ctx } from '../../platform/ctx.ts'
import { Problem } from '../../platform/problem.ts'
import { lockPictureVersion, savePictureNote } from '../media/library/lock-picture-version.ts'
import { plainWords } from '../media/library/plain-words.ts'
import { picturePlaces } from '../media/library/picture-places.ts'
import { replacementOf } from '../media/library/replacement-of.ts'
import { mediaRefusals } from '../media/media-refusals.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { refuseBeside, swapUploads } from './swap-uploads.ts'

/**
 * Puts one upload in the place of another, wherever that is shown, drafts and the trash included: in all
 * places, or in none. What a place says of its picture stays. The old one goes to the trash. Says in how many.
 */
export async function replacePicture(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
  by: string,
): Promise<number> {
  permit(actor, 'posts')
  if (id === by) throw new Problem(mediaRefusals['picture-replaced-by-itself'])
  return changes.transaction(
    async (db, changed) => {
      const [old, next] = [await lockPictureVersion(db, id), await lockPictureVersion(db, by)]
      if (old.deletedAt !== null || next.deletedAt !== null)
        throw new Problem(mediaRefusals['picture-in-trash'])
      const at = changes.now()
      const places = await picturePlaces(db, id)
      await refuseBeside(db, places, by)
      const told = { action: 'picture replaced', at }
      changed(...(await swapUploads(db, actor, { from: id, to: by, places, ...told })))
      await savePictureNote(db, actor, {
        before: old,
        change: { deletedAt: at, replacedById: by },
        action: 'replaced',
        at,
      })
      const alt = next.alt || old.alt
      await savePictureNote(db, actor, {
        before: next,
        change: { isKept: 1, alt, words: plainWords(next.name, alt) },
        action: 'put in the place of another',
        at,
      })
      return places.length
    },
    { untilHeard: true },
  )
}

/** Puts back the picture whose place this one took, wherever this one is shown now. Says in how many places. */
export async function undoReplacement(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
): Promise<{ id: string; places: number }> {
  permit(actor, 'posts')
  return changes.transaction(
    async (db, changed) => {
      const next = await lockPictureVersion(db, id)
      const replaced = await replacementOf(db, id)
      if (!replaced) throw new Problem(mediaRefusals['picture-not-replaced'])
      const old = await lockPictureVersion(db, replaced)
      const at = changes.now()
      const places = await picturePlaces(db, id)
      await refuseBeside(db, places, old.id)
      const told = { action: 'picture put back', at }
      changed(...(await swapUploads(db, actor, { from: id, to: old.id, places, ...told })))
      await savePictureNote(db, actor, {
        before: await lockPictureVersion(db, old.id),
        change: { deletedAt: null, replacedById: null },
        action: 'put back',
        at,
      })
      await savePictureNote(db, actor, {
        before: next,
        change: { deletedAt: at },
        action: 'removed',
        at,
      })
      return { id: old.id, places: places.length }
    },
    { untilHeard: true },
  )
}
