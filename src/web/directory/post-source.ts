import type { RouterContextProvider } from 'react-router'
import type { Blog } from '../../features/posts/read/blog.ts'
import { pageContext } from '../page-context.ts'

/** What the directory asks the blog: never more than a part of it at once. */
export type PostSource = Pick<
  Blog,
  'list' | 'listWhole' | 'categories' | 'findBySlug' | 'count' | 'addresses'
>

/** The posts of this request; whatever is made of them is dropped when one of them changes. */
export function postsIn(context: Readonly<RouterContextProvider>): PostSource {
  const { site, reads } = context.get(pageContext)
  reads('posts')
  return site.blog
}
