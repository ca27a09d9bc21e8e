import { z } from 'zod'
import { isPictureAddress } from '../../features/posts/sanitize/picture-address.ts'
import { mostContentBytes, type Post } from '../../features/posts/post-schema.ts'
import { sanitizePost } from '../../features/posts/sanitize/sanitize-post.ts'
import { slugInAddress } from '../../features/posts/read/slug-in-address.ts'

const text = z.string().catch('')

const answered = z.object({
  key: z.string().min(1).max(200),
  slug: z.string().optional().catch(undefined),
  title: text,
  category: text,
  thumbnail: text,
  content: text,
  summary: text,
  authorName: text,
  publishedAt: text,
  updatedAt: text,
  version: z.int().catch(0),
})

/** What an API answered as the post that it is, if it is one: trusted no more than any input. */
export function readPost(answer: unknown, untitled: string): Post | undefined {
  const { data: post } = answered.safeParse(answer)
  if (!post) return undefined
  const { key, thumbnail, content } = post
  const title = post.title.trim() || untitled
  const changed = momentOf(post.updatedAt)
  return {
    ...post,
    id: key,
    title,
    slug: slugInAddress(post),
    thumbnail: isPictureAddress(thumbnail) ? thumbnail : '',
    content: content.length > mostContentBytes ? '' : sanitizePost(content),
    publishedAt: momentOf(post.publishedAt) || changed,
    updatedAt: changed || momentOf(post.publishedAt),
  }
}

/** As we write moments; '' for what is none. */
function momentOf(given: string): string {
  const time = Date.parse(given)
  return Number.isNaN(time) ? '' : new Date(time).toISOString()
}
