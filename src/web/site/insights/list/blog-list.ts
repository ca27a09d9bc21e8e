import type { BlogPost } from '../blog-post.ts'
import type { BlogPage } from './fetch-blogs.ts'

/** `isCard`: its content is only what a card shows of it. */
type ListedPost = BlogPost & { isCard?: true }

/** What a reader has of the list: one category, or with '' all of them. */
export type BlogList = {
  category: string
  posts: ListedPost[]
  hasMore: boolean
  nextContinuationToken?: string
  state: 'ready' | 'loading' | 'failed'
  /** Pages in a row that brought nothing new. */
  inVain?: number
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

/** What the server gave; where that is nothing yet, the browser goes on. */
export function firstList(category: string, page: BlogPage): BlogList {
  const posts = page.posts.map((post): ListedPost => ({ ...post, isCard: true }))
  const list = withPage(emptyList(category), { ...page, posts })
  return isStillEmpty(list) ? { ...list, state: 'loading' } : list
}

export const isStillEmpty = (list: BlogList): boolean => list.posts.length === 0 && goesOn(list)

/** The list and its next page; a post that came before, because others were added meanwhile, comes once. */
export function withPage(list: BlogList, page: BlogPage): BlogList {
  const posts = new Map(list.posts.map((post) => [post.key, post]))
  for (const post of page.posts) if (!posts.has(post.key)) posts.set(post.key, post)
  const { nextContinuationToken } = page
  const isInVain = posts.size === list.posts.length
  return {
    ...list,
    posts: [...posts.values()],
    // The same place with nothing new would be asked for without end.
    hasMore: page.hasMore && !(isInVain && nextContinuationToken === list.nextContinuationToken),
    nextContinuationToken,
    state: 'ready',
    inVain: isInVain ? (list.inVain ?? 0) + 1 : 0,
  }
}

const mostInVain = 10

/** Whether more of it loads as soon as its last post is seen; after too many empty pages a reader has to ask. */
export const goesOn = ({ state, hasMore, inVain = 0 }: BlogList): boolean =>
  state === 'ready' && hasMore && inVain < mostInVain
