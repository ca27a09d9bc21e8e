import type { Db } from '../../../platform/db/tables.ts'
import { slugOfPost } from '../post-store.ts'
import { ownerOfSlug } from '../slug-store.ts'

/** Where a post is now that had this address before. */
export async function movedPostPath(db: Db, path: string): Promise<string | undefined> {
  const [, asked] = /^\/insights\/([^/]+)$/.exec(path) ?? []
  const id = asked && (await ownerOfSlug(db, asked))
  const slug = id && (await slugOfPost(db, id))
  return slug && slug !== asked && !slug.startsWith('~') ? `/insights/${slug}` : undefined
}
