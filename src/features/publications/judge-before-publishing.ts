import type { Actor } from '../sessions/actor.ts'
import type { PublishingGround } from './publishing-ground.ts'

/** What is about to be shown to visitors, at the version that was looked at. */
type Judging = {
  documents: { id: string; version: number }[]
  publishAt: string | undefined
  overrideReason: string | undefined
}

type JudgeBeforePublishing = (
  ctx: PublishingGround,
  actor: Actor,
  judging: Judging,
) => Promise<void>

/** Refuses what must not be public. It is asked before anything is held, so it may take its time. */
export const judgeBeforePublishing: JudgeBeforePublishing = async () => {}
