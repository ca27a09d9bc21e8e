import type { Post } from '../../../features/posts/post-schema.ts'

/** A post as it comes from an API that may be another's: only the key is certain. */
export type BlogPost = Pick<Post, 'key'> & Partial<Post>

const texts = [
  'title',
  'slug',
  'category',
  'thumbnail',
  'content',
  'summary',
  'authorName',
  'publishedAt',
  'updatedAt',
]

/** Whether something that was stored or sent is a post at all. */
export function isBlogPost(value: unknown): value is BlogPost {
  if (typeof value !== 'object' || value === null) return false
  const post = value as Record<string, unknown>
  return (
    typeof post.key === 'string' &&
    texts.every((name) => post[name] == null || typeof post[name] === 'string')
  )
}
