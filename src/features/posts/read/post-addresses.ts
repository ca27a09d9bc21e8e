import { anyListed, listedAddresses, listedCount } from '../post-store.ts'
import type { Db } from '../../../platform/db/tables.ts'

export const countPublishedPosts = (db: Db): Promise<number> =>
  listedCount(db, new Date().toISOString())

export const hasPostsIn = (db: Db) => () => anyListed(db, new Date().toISOString())

/** The slugs of published posts and when each appeared and last changed, the oldest first. */
export const listAddresses = (db: Db, part: { from: number; most: number }) =>
  listedAddresses(db, new Date().toISOString(), part)
