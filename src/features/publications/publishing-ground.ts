import type { Ctx } from '../../platform/ctx.ts'

/** What publishing stands on. */
export type PublishingGround = Pick<Ctx, 'db' | 'changes'>
