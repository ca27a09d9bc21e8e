import type { GateGround } from '../gate/gate-ground.ts'

/** What publishing stands on. */
export type PublishingGround = GateGround
