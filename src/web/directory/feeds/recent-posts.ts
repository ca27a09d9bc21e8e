import { escapeMarkdown } from '../../../features/posts/render/escape-markdown.ts'
import { markdownPath } from '../social/social-path.ts'
import type { PostSource } from '../post-source.ts'
import { descriptionOf, postPath } from '../sources/post-entry.ts'
import { openingOf } from '../../../features/posts/sanitize/plain-text.ts'

/** The newest posts as a list in Markdown. */
export async function recentPosts(posts: PostSource, most: number): Promise<string> {
  const { posts: newest } = await posts.list({ limit: most })
  return newest
    .map((post) => {
      const path = markdownPath(postPath(post))
      const description = descriptionOf(post, openingOf(post.content))
      return `- [${escapeMarkdown(post.title)}](${path}): ${escapeMarkdown(description)}`
    })
    .join('\n')
}
