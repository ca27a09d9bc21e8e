import { type Actor, permit } from '../sessions/actor.ts'
import { keepState, lockState } from './guide-state.ts'
import type { StepName } from './step-names.ts'
import { filledHere, type Guide, type GuideGround, guideOf } from './read-guide.ts'

type GuideChange = {
  isHidden?: boolean | undefined
  /** A step that is called done as it is, or no longer. */
  step?: { name: StepName; isSettled: boolean } | undefined
  /** A document whose words are called the company's own as they are, or no longer. */
  document?: { id: string; isKept: boolean } | undefined
}

/** Keeps what an owner has decided about the guide. */
export async function changeGuide(
  { changes, neutral }: GuideGround,
  actor: Actor,
  { isHidden, step, document }: GuideChange,
): Promise<Guide> {
  permit(actor, 'company content')
  return changes.transaction(async (db) => {
    const before = await lockState(db)
    const after = {
      ...before,
      ...(isHidden !== undefined && { isHidden }),
      ...(step && { settled: listed(before.settled, step.name, step.isSettled) }),
      ...(document && { kept: listed(before.kept, document.id, document.isKept) }),
    }
    await keepState(db, after)
    return guideOf(await filledHere(db, neutral()), after)
  })
}

const listed = <Name extends string>(all: Name[], name: Name, isIn: boolean): Name[] => {
  const others = all.filter((one) => one !== name)
  return isIn ? [...others, name] : others
}
