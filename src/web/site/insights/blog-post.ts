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

/** What was stored, sent or answered as the post that it is, if it is one; what isn't text where text belongs is left out. */
export function readBlogPost(value: unknown): BlogPost | undefined {
  const post = { ...Object(value) }
  if (typeof post.key !== 'string') return undefined
  for (const name of texts) if (typeof post[name] !== 'string') delete post[name]
  return post
}
