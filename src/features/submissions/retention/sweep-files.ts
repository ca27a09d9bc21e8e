import type { Ctx } from '../../../platform/ctx.ts'
import { sweepOrphans } from '../../../platform/files/sweep-orphans.ts'
import { knownKeys } from '../attachment-store.ts'

/** Removes what visitors sent that no row knows. */
export function sweepFiles(
  { db, files, clock }: Pick<Ctx, 'db' | 'files' | 'clock'>,
  olderThanMs: number,
  since?: Date,
  stopping?: AbortSignal,
): Promise<number> {
  const before = new Date(clock().getTime() - olderThanMs)
  return sweepOrphans(files, (keys) => knownKeys(db, keys), before, since, stopping)
}
