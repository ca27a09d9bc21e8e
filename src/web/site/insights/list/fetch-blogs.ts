import { BlogProblem } from '../blog-problem.ts'
import { type BlogPost, readBlogPost } from '../blog-post.ts'

export type BlogPage = { posts: BlogPost[]; hasMore: boolean; nextContinuationToken?: string }

export const pageSize = 3

const tries = 3
const pauseMs = 1000

/** INS-4: the API's address of a page of the list. */
export function pageAddress(api: string, category: string, token?: string): string {
  const path = category
    ? `/api/blogs/posts/category/${encodeURIComponent(category)}`
    : '/api/blogs/all-posts/short-summary'
  const query = new URLSearchParams({ limit: String(pageSize) })
  if (token) query.set('continuationToken', token)
  return `${api}${path}?${query}`
}

/** A page of the list; three tries a second apart, and an end at once when it is called off. */
export async function fetchBlogs(address: string, signal: AbortSignal): Promise<BlogPage> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetchOnce(address, signal)
    } catch (error) {
      if (signal.aborted) throw error
      if (attempt === tries) throw new BlogProblem('list', error)
      await pause(signal)
    }
  }
}

async function fetchOnce(address: string, signal: AbortSignal): Promise<BlogPage> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`The list answered ${answer.status}.`)
  const { posts, hasMore, nextContinuationToken } = await answer.json()
  if (!Array.isArray(posts)) throw new Error('The list answered without posts.')
  return {
    posts: posts.flatMap((post) => readBlogPost(post) ?? []),
    hasMore: hasMore === true && Boolean(nextContinuationToken),
    nextContinuationToken: nextContinuationToken || undefined,
  }
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
