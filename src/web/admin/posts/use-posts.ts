import { useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import type { Post } from '../../../features/posts/post-schema.ts'
import { useText } from '../../i18n.tsx'
import { usePaged } from '../session/use-paged.ts'

type Answer = { posts: Post[]; hasMore: boolean; nextContinuationToken: string | null }

const pageSize = 2

/** The posts of a category, two at a time. */
export function usePosts(category: string) {
  const t = useText()
  const list = category === 'All' ? 'all-posts' : `posts/category/${encodeURIComponent(category)}`
  const paged = usePaged({
    noun: 'posts',
    path: `/api/blogs/${list}?limit=${pageSize}`,
    place: 'continuationToken',
    read: ({ posts, hasMore, nextContinuationToken: next }: Answer) => ({
      items: posts,
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
