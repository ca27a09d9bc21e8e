import type { Kysely } from 'kysely'
import { listedAddresses, listedCount, type PostTables } from './post-store.ts'

export const countPosts = (db: Kysely<PostTables>): Promise<number> =>
  listedCount(db, new Date().toISOString())

/** The slugs of published posts and when each last changed, the oldest first. */
export const listAddresses = (db: Kysely<PostTables>, part: { from: number; most: number }) =>
  listedAddresses(db, new Date().toISOString(), part)
