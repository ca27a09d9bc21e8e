import { addSlug, numberedSlugs, ownerOfSlug } from '../slug-store.ts'
import { titleSlug } from './title-slug.ts'
import type { Tx } from '../../../platform/db/tables.ts'

/** The address of a post with this title: the title's own, or the first with a number that nobody has had. */
export async function claimSlug(db: Tx, postId: string, title: string) {
  const base = titleSlug(title)
  if (await isOurs(db, base, postId)) return base
  const taken = new Set(await numberedSlugs(db, base))
  for (let number = 2; ; number++) {
    const slug = `${base}-${number}`
    if (taken.has(slug) && (await ownerOfSlug(db, slug)) !== postId) continue
    if (await isOurs(db, slug, postId)) return slug
  }
}

const isOurs = async (db: Tx, slug: string, postId: string) =>
  (await addSlug(db, slug, postId)) || (await ownerOfSlug(db, slug)) === postId
