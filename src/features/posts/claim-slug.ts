import type { Transaction } from 'kysely'
import { slugOf } from './post-slug.ts'
import { addSlug, numberedSlugs, ownerOfSlug, type SlugTables } from './slug-store.ts'

const shortIdLength = 8

/** The address of a post with this title: the title's own, or the first with a number that nobody has had. */
export async function claimSlug(db: Transaction<SlugTables>, postId: string, title: string) {
  const base = slugOf(title) || `post-${shortId(postId)}`
  if (await isOurs(db, base, postId)) return base
  const taken = new Set(await numberedSlugs(db, base))
  for (let number = 2; ; number++) {
    const slug = `${base}-${number}`
    if (taken.has(slug) && (await ownerOfSlug(db, slug)) !== postId) continue
    if (await isOurs(db, slug, postId)) return slug
  }
}

const isOurs = async (db: Transaction<SlugTables>, slug: string, postId: string) =>
  (await addSlug(db, slug, postId)) || (await ownerOfSlug(db, slug)) === postId

const shortId = (postId: string) =>
  Buffer.from(postId)
    .toString('hex')
    .slice(0, 2 * shortIdLength)
    .replace(/(..)/g, (pair) => (Number.parseInt(pair, 16) % 36).toString(36))
