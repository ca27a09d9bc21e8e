import { type BlogPost, readBlogPost } from './blog-post.ts'
import { isLater } from './is-newer.ts'

/** INS-5: what a link hands to a post's page beside the address; nobody has checked it. */
export function sentPost(state: unknown): { key?: string; blog?: BlogPost } {
  if (typeof state !== 'object' || state === null) return {}
  const { id, key, blog } = state as Record<string, unknown>
  const sent = readBlogPost(blog)
  const known = [key, id, sent?.key].find((one) => typeof one === 'string' && one !== '')
  return { key: known as string | undefined, blog: sent }
}

/** Whether a post can be shown as it is; the words of one that is too deep are asked of the server. */
export const isWhole = (post: BlogPost | undefined): post is BlogPost =>
  typeof post?.content === 'string' && !isTooDeep(post.content)

/** What can be shown at once: what the link handed on, which may be from a list of long ago, or what is kept. */
export function wholeOf(sent: BlogPost | undefined, kept: BlogPost | undefined) {
  if (!isWhole(sent) || !isWhole(kept)) return [sent, kept].find(isWhole)
  return kept.key === sent.key && isLater(kept, sent) ? kept : sent
}

/** Our sanitizer leaves no more than 120; a browser takes seconds for some thousands. */
const mostDepth = 500

function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, end, name] of html.matchAll(/<(\/?)([a-z]\w*)/gi)) {
    if (/^(?:br|hr|img|wbr|input|col|source)$/i.test(name!)) continue
    depth += end ? -1 : 1
    if (depth > mostDepth) return true
  }
  return false
}
