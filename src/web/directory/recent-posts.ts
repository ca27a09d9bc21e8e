import { markdownPath } from './social-path.ts'
import type { PostSource } from './post-source.ts'
import { descriptionOf, postPath } from './sources/post-entry.ts'
import { plainText } from '../../features/posts/plain-text.ts'

/** The newest posts as a list in Markdown. */
export async function recentPosts(posts: PostSource, most: number): Promise<string> {
  const { posts: newest } = await posts.list({ limit: most })
  return newest
    .map((post) => {
      const title = post.title.replace(/[\\[\]]/g, '\\$&')
      return `- [${title}](${markdownPath(postPath(post))}): ${descriptionOf(post, plainText(post.content))}`
    })
    .join('\n')
}
