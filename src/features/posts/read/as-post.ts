import type { EditedPost, Post, PostState } from '../post-schema.ts'
import type { PostCard, PostTable } from '../post-store.ts'
import { escapeText } from '../sanitize/plain-text.ts'

/** A post as everyone may see it, whole. */
export const asPost = (row: PostCard & { content: string }): Post => ({
  key: row.id,
  id: row.id,
  slug: row.slug,
  title: row.title,
  category: row.category,
  thumbnail: row.thumbnail,
  content: row.content,
  summary: row.summary,
  authorName: row.authorName,
  publishedAt: row.publishedAt,
  updatedAt: row.updatedAt,
  version: row.version,
})

/** A post as a card shows it: the first words stand in for the content where there is no summary. */
export const asCard = (row: PostCard): Post =>
  asPost({
    ...row,
    content: row.summary || !row.opening ? '' : `<p>${escapeText(row.opening)}</p>`,
  })

export const stateOf = (
  { state, publishedAt }: Pick<PostTable, 'state' | 'publishedAt'>,
  now: string,
): PostState => (state === 'published' && publishedAt > now ? 'scheduled' : state)

export const asEdited = (row: PostTable, now: string): EditedPost => ({
  ...asPost(row),
  state: stateOf(row, now),
})
