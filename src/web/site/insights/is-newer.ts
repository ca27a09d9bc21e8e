import type { BlogPost } from './blog-post.ts'

type Dated = Pick<BlogPost, 'updatedAt' | 'version' | 'content'>

const isNumber = (value: unknown) => typeof value === 'number'
const momentOf = ({ updatedAt }: Dated) => Date.parse(updatedAt ?? '')

/**
 * INS-6: an entry is newer by a later moment of change, or by a higher version where it has one.
 * Where the API of somebody else tells neither of both, other words are news.
 */
export function isNewer(entry: Dated, shown: Dated): boolean {
  if (isUndated(entry) && isUndated(shown))
    return shown.content !== undefined && entry.content !== shown.content
  const [later, earlier] = [momentOf(entry), momentOf(shown)]
  if (later > earlier || (Number.isNaN(earlier) && !Number.isNaN(later))) return true
  return isNumber(entry.version) && entry.version! > (shown.version ?? 0)
}

/** Newer, and not older by the other of the two; where neither is told, no entry is. */
export const isLater = (entry: Dated, other: Dated) =>
  isNewer(entry, other) && !isNewer(other, entry)

const isUndated = (post: Dated) => Number.isNaN(momentOf(post)) && !isNumber(post.version)
