import type { Ctx } from '../../platform/ctx.ts'
import type { GateGround } from '../gate/gate-ground.ts'

/** What publishing stands on. */
export type PublishingGround = GateGround & Partial<Pick<Ctx, 'pictures'>>
