import type { BlogPost } from '../blog-post.ts'
import type { BlogPage } from './fetch-blogs.ts'

/** What a reader has of the list: one category, or with '' all of them. */
export type BlogList = {
  category: string
  posts: BlogPost[]
  hasMore: boolean
  nextContinuationToken?: string
  state: 'ready' | 'loading' | 'failed'
}

export const emptyList = (category: string, nextContinuationToken?: string): BlogList => ({
  category,
  posts: [],
  hasMore: true,
  nextContinuationToken,
  state: 'loading',
})

export const failedList = (category: string, nextContinuationToken?: string): BlogList => ({
  ...emptyList(category, nextContinuationToken),
  state: 'failed',
})

export const firstList = (category: string, page: BlogPage): BlogList =>
  withPage(emptyList(category), page)

/** The list and its next page; a post that came before, because others were added meanwhile, comes once. */
export function withPage(list: BlogList, page: BlogPage): BlogList {
  const posts = new Map(list.posts.map((post) => [post.key, post]))
  for (const post of page.posts) if (!posts.has(post.key)) posts.set(post.key, post)
  const { hasMore, nextContinuationToken } = page
  return { ...list, posts: [...posts.values()], hasMore, nextContinuationToken, state: 'ready' }
}

/** Whether more of it loads as soon as its last post is seen. */
export const goesOn = ({ state, hasMore }: BlogList): boolean => state === 'ready' && hasMore
