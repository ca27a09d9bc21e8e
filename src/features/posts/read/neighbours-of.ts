import { asCard } from './as-post.ts'
import type { Post } from '../post-schema.ts'
import { listedCards, newerCard } from '../post-store.ts'
import type { Ctx } from '../../../platform/ctx.ts'

export type Neighbours = { older: Post | undefined; newer: Post | undefined }

/** The posts that were published just before and just after this one. */
export async function neighboursOf(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  post: Post,
): Promise<Neighbours> {
  const now = clock().toISOString()
  const [older] = await listedCards(db, { now, after: post }, 1)
  const newer = await newerCard(db, post, now)
  return { older: older && asCard(older), newer: newer && asCard(newer) }
}
