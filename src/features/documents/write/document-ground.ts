import type { Ctx } from '../../../platform/ctx.ts'
import type { Drawings } from './check-value.ts'

/** What operations that take in a value stand on. */
export type DocumentGround = Pick<Ctx, 'db' | 'changes'> &
  Partial<Pick<Ctx, 'siteUrl' | 'pictures'>> & { drawings: Drawings }
