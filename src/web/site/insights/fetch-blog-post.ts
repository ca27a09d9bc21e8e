import { keyInAddress } from '../../../features/posts/read/slug-in-address.ts'
import { BlogProblem } from './blog-problem.ts'
import { type BlogPost, readBlogPost } from './blog-post.ts'

/** INS-5: a post by its key where it is known, else by the title that the address was made of. */
export async function fetchBlogPost(
  api: string,
  { key: given, slug }: { key?: string; slug: string },
  signal: AbortSignal,
): Promise<BlogPost> {
  const key = given || keyInAddress(slug)
  const post = readBlogPost(key ? await byKey(api, key, signal) : await byTitle(api, slug, signal))
  if (!post) throw new BlogProblem('missing')
  // What answers without a content is there, and has no words.
  return { content: '', ...post }
}

const byKey = async (api: string, key: string, signal: AbortSignal) =>
  (
    (await answerOf(`${api}/api/blogs/post/key/${encodeURIComponent(key)}`, 'byKey', signal)) as {
      post?: unknown
    }
  ).post

async function byTitle(api: string, slug: string, signal: AbortSignal) {
  const words = slug.replaceAll('-', ' ')
  const { posts } = (await answerOf(
    `${api}/api/blogs/post/title/${encodeURIComponent(words)}`,
    'byTitle',
    signal,
  )) as { posts?: unknown }
  return Array.isArray(posts) ? posts[0] : undefined
}

async function answerOf(
  address: string,
  reason: 'byKey' | 'byTitle',
  signal: AbortSignal,
): Promise<object> {
  try {
    const answer = await fetch(address, { signal })
    if (!answer.ok) throw new Error(`The post answered ${answer.status}.`)
    return ((await answer.json()) as object | null) ?? {}
  } catch (cause) {
    throw new BlogProblem(reason, cause)
  }
}
