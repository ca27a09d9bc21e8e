import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/tables.ts'
import { Problem } from '../../../platform/problem.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { mediaRefusals } from '../media-refusals.ts'
import { lockPictureVersion, savePictureNote } from './lock-picture-version.ts'
import { usesOfPictures, type UseTable } from './use-store.ts'

/** What became of several: those that were done, and a sentence for each that was not. */
type Done = { done: string[]; refused: { id: string; message: string; code: string }[] }

type One = (db: Tx, id: string, at: string) => Promise<unknown>

/** Moves pictures that nothing shows to the trash; of one that is shown it says where. */
export const trashPictures = (ctx: Pick<Ctx, 'changes'>, actor: Actor, ids: string[]) =>
  oneByOne(ctx, actor, ids, async (db, id, at) => {
    const before = await lockPictureVersion(db, id)
    if (before.deletedAt !== null) return
    const uses = (await usesOfPictures(db, [id])).filter(({ isTrashed }) => isTrashed === 0)
    if (uses.length > 0) throw inUse(uses)
    await savePictureNote(db, actor, { before, change: { deletedAt: at }, action: 'removed', at })
  })

/** Brings pictures back from the trash; from now on they stay. */
export const restorePictures = (ctx: Pick<Ctx, 'changes'>, actor: Actor, ids: string[]) =>
  oneByOne(ctx, actor, ids, async (db, id, at) => {
    const before = await lockPictureVersion(db, id)
    if (before.deletedAt === null) return
    const change = { deletedAt: null, replacedById: null, isKept: 1 }
    await savePictureNote(db, actor, { before, change, action: 'restored', at })
  })

async function oneByOne(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  ids: string[],
  one: One,
): Promise<Done> {
  permit(actor, 'posts')
  const told: Done = { done: [], refused: [] }
  for (const id of new Set(ids))
    try {
      await changes.transaction((db) => one(db, id, changes.now()))
      told.done.push(id)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      told.refused.push({ id, message: error.message, code: error.code })
    }
  return told
}

const mostNamed = 3

function inUse(uses: UseTable[]) {
  const titles = [...new Set(uses.map(({ title }) => `‘${title}’`))]
  const more = titles.length - mostNamed
  const where = `${titles.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  const message = `${where} ${titles.length === 1 ? 'shows' : 'show'} this picture. Remove it there, or replace it.`
  return new Problem({ ...mediaRefusals['picture-in-use'], message })
}
