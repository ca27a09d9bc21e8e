import type { Ctx } from '../../platform/ctx.ts'
import { Problem } from '../../platform/problem.ts'
import { recordChange } from '../history/record-change.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { firstDayKept } from './count-missed.ts'
import { countedPath } from './counted-path.ts'
import type { LookUp } from './look-up.ts'
import { missedRefusals } from './missed-refusals.ts'
import { leaveOut, mostMissed, takeIn } from './missed-store.ts'

type Missed = {
  path: string
  times: number
  lastDay: string
  nearest?: { path: string; title: string }
}

const mostShown = 100

/** The addresses that visitors missed in the last eight weeks, the most often first; what leads somewhere by now is left out. */
export async function listMissed(
  { db, changes, lookUp }: Pick<Ctx, 'db' | 'changes'> & { lookUp: LookUp },
  actor: Actor,
): Promise<Missed[]> {
  permit(actor, 'content')
  const shown: Missed[] = []
  for (const missed of await mostMissed(db, firstDayKept(changes.now()), mostShown * 2)) {
    const { page, movedTo, nearest } = await lookUp(missed.path)
    if (!page && !movedTo) shown.push({ ...missed, ...(nearest && { nearest }) })
    if (shown.length === mostShown) break
  }
  return shown
}

/** Leaves a missed address out of the list, or takes it in again. */
export async function leaveOutMissed(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  { path, isLeftOut }: { path: string; isLeftOut: boolean },
): Promise<void> {
  permit(actor, 'content')
  // Half of a pair is in no address, and cannot be written as one.
  if (!path.isWellFormed() || countedPath(encodeURI(path)) !== path)
    throw new Problem(missedRefusals['address-not-missed'])
  await changes.transaction(async (db) => {
    const at = changes.now()
    if (isLeftOut) await leaveOut(db, path, at)
    else await takeIn(db, path)
    await recordChange(db, actor, {
      at,
      noun: 'missedAddresses',
      nounId: path,
      action: isLeftOut ? 'left out' : 'taken in',
      after: { from: path },
    })
  })
}
