import type { Post } from '../../../features/posts/post-schema.ts'

export const textOf = (told: unknown) =>
  typeof told === 'string' ? told : typeof told === 'number' ? String(told) : ''

/** '' for what is no moment. */
function momentOf(told: unknown): string {
  const moment = new Date(typeof told === 'number' ? told : textOf(told))
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}

/** A post with all its texts: another API than ours (`API_BASE_URL`) need not tell them. */
export function toldPost(told: Partial<Post>): Post {
  const key = textOf(told.key ?? told.id)
  return {
    ...told,
    key,
    id: textOf(told.id ?? key),
    slug: textOf(told.slug),
    title: textOf(told.title),
    category: textOf(told.category),
    thumbnail: textOf(told.thumbnail),
    content: textOf(told.content),
    summary: textOf(told.summary),
    authorName: textOf(told.authorName),
    publishedAt: momentOf(told.publishedAt),
    updatedAt: momentOf(told.updatedAt),
    version: told.version ?? Number.NaN,
  }
}

/** The posts that an answer has, as far as it has any. */
export const toldPosts = (told: unknown): Post[] =>
  Array.isArray(told)
    ? told.filter((one) => typeof one === 'object' && one !== null).map(toldPost)
    : []
