import { categoryKey } from '../categories/category-name.ts'
import { openingOf } from '../sanitize/plain-text.ts'
import type { PostDraftChange } from '../post-schema.ts'
import type { PostTable } from '../post-store.ts'

/** What a draft's texts make of its row; what is not given stays as it was. */
export const draftFields = (
  before: Pick<PostTable, 'summary' | 'authorName'>,
  given: Omit<PostDraftChange, 'version'>,
  content: string,
) => ({
  title: given.title,
  category: given.category,
  categoryKey: categoryKey(given.category),
  thumbnail: given.thumbnail,
  summary: given.summary ?? before.summary,
  authorName: given.authorName ?? before.authorName,
  opening: openingOf(content),
  content,
})
