import { createHash } from 'node:crypto'
import { slugOf } from './post-slug.ts'

/** The slug that a title asks for; one of emoji or in another script has one made of its hash, so that it can be found by it. */
export const titleSlug = (title: string): string => slugOf(title) || `post-${hashOf(title)}`

const hashOf = (title: string) => {
  const folded = title.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
  const start = createHash('sha256').update(folded).digest('hex').slice(0, 12)
  return Number.parseInt(start, 16).toString(36).padStart(8, '0').slice(-8)
}
