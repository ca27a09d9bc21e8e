import { anyListed, listedAddresses, listedCount } from '../post-store.ts'
import type { Ctx } from '../../../platform/ctx.ts'

export const countPublishedPosts = ({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> =>
  listedCount(db, clock().toISOString())

export const hasPostsIn =
  ({ db, clock }: Pick<Ctx, 'db' | 'clock'>) =>
  () =>
    anyListed(db, clock().toISOString())

/** The slugs of published posts and when each appeared and last changed, the oldest first. */
export const listAddresses = (
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  part: { from: number; most: number },
) => listedAddresses(db, clock().toISOString(), part)
