import type { GivenPost } from '../src/features/posts/write/fill-posts.ts'
import { slugOf } from '../src/features/posts/write/post-slug.ts'

const day = 86_400_000

/** The sample posts as of this moment; they are read only by the start that fills the database. */
export async function datedPosts(now: number): Promise<GivenPost[]> {
  const { samplePosts } = await import('./posts/all-posts.ts')
  return samplePosts.map(({ daysAgo, ...post }) => ({
    ...post,
    id: `sample-${slugOf(post.title)}`,
    publishedAt: new Date(now - daysAgo * day).toISOString(),
  }))
}
