import { type BlogPost, isBlogPost } from './blog-post.ts'

/** INS-5: what a link hands to a post's page beside the address; nobody has checked it. */
export function sentPost(state: unknown): { key?: string; blog?: BlogPost } {
  if (typeof state !== 'object' || state === null) return {}
  const { id, key, blog } = state as Record<string, unknown>
  const sent = isBlogPost(blog) ? blog : undefined
  const known = [key, id, sent?.key].find((one) => typeof one === 'string' && one !== '')
  return { key: known as string | undefined, blog: sent }
}

export const isWhole = (post: BlogPost | undefined): post is BlogPost =>
  typeof post?.content === 'string'
