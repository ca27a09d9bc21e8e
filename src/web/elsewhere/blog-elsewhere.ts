import type { Blog } from '../../features/posts/read/blog.ts'
import type { Asked, PostList } from '../../features/posts/read/list-posts.ts'
import { keyInAddress } from '../../features/posts/read/slug-in-address.ts'
import type { Post } from '../../features/posts/post-schema.ts'
import { renderContent } from '../../features/posts/render/render-post.ts'
import type { AskApi } from './ask-api.ts'
import { readPost } from './read-post.ts'

const mostInPage = 50
/** How many pages of the list are read for the site map and the search. */
const mostPages = 20

const fieldOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined

function postsIn(answer: unknown, untitled: string): Post[] {
  const posts = fieldOf(answer, 'posts')
  return Array.isArray(posts) ? posts.flatMap((one) => readPost(one, untitled) ?? []) : []
}

/** The lists of that API, part by part, and all of it in one walk. */
function listsElsewhere(ask: AskApi, untitled: string) {
  async function listAt(path: string, { limit, continuationToken }: Asked): Promise<PostList> {
    const query = new URLSearchParams({
      ...(limit !== undefined && { limit: String(limit) }),
      ...(continuationToken && { continuationToken }),
    })
    const answer = await ask(`${path}?${query}`)
    const token = fieldOf(answer, 'nextContinuationToken')
    const hasMore = fieldOf(answer, 'hasMore') === true && typeof token === 'string' && token !== ''
    return {
      posts: postsIn(answer, untitled),
      hasMore,
      nextContinuationToken: hasMore ? token : null,
    }
  }

  const list = (asked: Asked = {}) =>
    listAt(
      asked.category
        ? `/api/blogs/posts/category/${encodeURIComponent(asked.category)}`
        : '/api/blogs/all-posts/short-summary',
      asked,
    )

  async function walk(): Promise<Post[]> {
    const posts = new Map<string, Post>()
    let token: string | null = null
    for (let page = 0; page < mostPages; page++) {
      const part: PostList = await list({
        limit: mostInPage,
        ...(token && { continuationToken: token }),
      })
      for (const post of part.posts) posts.set(post.key, post)
      token = part.nextContinuationToken
      if (!token) break
    }
    return [...posts.values()]
  }

  return {
    list,
    listWhole: (asked: Asked = {}) =>
      asked.category ? list(asked) : listAt('/api/blogs/all-posts', asked),
    walk,
  }
}

/** A post of that API by its key or by the words of its title. */
function postsElsewhere(ask: AskApi, untitled: string) {
  const findByKey = async (key: string) =>
    readPost(fieldOf(await ask(`/api/blogs/post/key/${encodeURIComponent(key)}`), 'post'), untitled)

  async function findByWords(slug: string) {
    const words = encodeURIComponent(slug.replaceAll('-', ' '))
    const posts = postsIn(await ask(`/api/blogs/post/title/${words}`), untitled)
    return posts.find((post) => post.slug === slug) ?? posts[0]
  }

  return {
    findByKey,
    async findBySlug(slug: string) {
      const key = keyInAddress(slug)
      const post = await (key ? findByKey(key) : findByWords(slug))
      if (!post) return undefined
      return post.slug === slug ? { post } : { movedTo: post.slug }
    },
  }
}

/** All that pages read of the blog, from the API that API_BASE_URL names. */
export function blogElsewhere(ask: AskApi, untitled: string): Blog {
  const { list, listWhole, walk } = listsElsewhere(ask, untitled)
  return {
    list,
    listWhole,
    categories: async () => {
      const names = fieldOf(await ask('/api/blogs/categories'), 'categories')
      return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
    },
    ...postsElsewhere(ask, untitled),
    related: async ({ key, category }, most = 3) => {
      const near = category ? { category } : {}
      const { posts } = await list({ limit: most + 1, ...near }).catch(() => ({ posts: [] }))
      return posts.filter((post) => post.key !== key).slice(0, most)
    },
    neighbours: async () => ({ older: undefined, newer: undefined }),
    render: ({ content }) => renderContent(content, async () => new Map()),
    count: async () => (await walk()).length,
    addresses: async ({ from, most }) =>
      (await walk())
        .slice(from, from + most)
        .map(({ slug, publishedAt, updatedAt }) => ({ slug, publishedAt, updatedAt })),
  }
}
