import { data } from 'react-router'
import type { Blog } from '../../../../features/posts/read/blog.ts'
import { linkHeadings } from '../html/link-headings.ts'

const most = 50

/** The posts of `GET /api/all-posts`, ready to be read; each has a room of its own for its ids. */
export async function readEveryPost(blog: Blog, after: string) {
  const { posts, nextContinuationToken } = await listAfter(blog, after)
  const rendered = await Promise.all(
    posts.map(async (post, place) => ({
      key: post.key,
      slug: post.slug,
      title: post.title,
      category: post.category,
      publishedAt: post.publishedAt,
      html: roomOf(place, linkHeadings((await blog.render(post)).html)),
    })),
  )
  return { posts: rendered, next: nextContinuationToken }
}

const roomOf = (place: number, html: string) =>
  html.replace(/ (id="|href="#)post-/g, ` $1post-${place + 1}-`)

async function listAfter(blog: Blog, continuationToken: string) {
  try {
    return await blog.listWhole({ limit: most, ...(continuationToken && { continuationToken }) })
  } catch (problem) {
    if ((problem as { status?: number }).status === 400) throw data(null, { status: 404 })
    throw problem
  }
}
