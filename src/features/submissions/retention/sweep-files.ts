import { sweepOrphans } from '../../../platform/files/sweep-orphans.ts'
import { knownKeys } from '../attachment-store.ts'
import type { SubmissionParts } from '../receive/submission-parts.ts'

/** Removes what visitors sent that no row knows. */
export const sweepFiles = (
  { db, files }: Pick<SubmissionParts, 'db' | 'files'>,
  olderThanMs: number,
): Promise<number> => sweepOrphans(files, (keys) => knownKeys(db, keys), olderThanMs)
