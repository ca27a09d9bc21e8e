import { useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { addressOf } from '../session/call-route.ts'
import { usePaged } from '../session/use-paged.ts'
import { toldPosts } from './told-post.ts'

const query = { limit: 2 }

/** The posts of a category, two at a time. */
export function usePosts(category: string) {
  const t = useText()
  const paged = usePaged({
    noun: 'posts',
    path:
      category === 'All'
        ? addressOf('GET /api/blogs/all-posts', { query })
        : addressOf('GET /api/blogs/posts/category/{category}', { params: { category }, query }),
    place: 'continuationToken',
    read: ({ posts, hasMore, nextContinuationToken: next }) => ({
      items: toldPosts(posts),
      next: hasMore ? next : null,
    }),
    idOf: ({ key }) => key,
  })
  const { failedAt } = paged
  useEffect(() => {
    if (failedAt) toast.error(t('admin.blog.loadFailed'))
  }, [failedAt, t])
  return paged
}
