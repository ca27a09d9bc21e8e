import type { Ctx } from '../../../platform/ctx.ts'
import { sweepOrphans } from '../../../platform/files/sweep-orphans.ts'
import { knownKeys } from '../attachment-store.ts'

/** Removes what visitors sent that no row knows. */
export const sweepFiles = (
  { db, files }: Pick<Ctx, 'db' | 'files'>,
  olderThanMs: number,
  since?: Date,
  stopping?: AbortSignal,
): Promise<number> =>
  sweepOrphans(files, (keys) => knownKeys(db, keys), olderThanMs, since, stopping)
