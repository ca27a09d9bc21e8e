import type { Ctx } from '../../../platform/ctx.ts'
import { listedOutsideIndex } from '../post-search-store.ts'
import { lockPost } from '../post-store.ts'
import { indexPost } from './index-post.ts'

const atOnce = 100

/** Makes listed posts findable that a migration has taken out of the search; says how many those were. */
export async function indexEarlierPosts({
  db,
  changes,
}: Pick<Ctx, 'db' | 'changes'>): Promise<number> {
  let done = 0
  for (;;) {
    const ids = await listedOutsideIndex(db, atOnce)
    if (ids.length === 0) return done
    for (const id of ids)
      await changes.transaction(async (tx, changed) => {
        const post = await lockPost(tx, id)
        if (post) await indexPost(tx, post)
        changed('posts')
      })
    done += ids.length
  }
}
