import { useQuery } from '@tanstack/react-query'
import type { Post } from '../../../../features/posts/post-schema.ts'
import { addressOf } from '../../session/call-route.ts'
import { asks } from '../../session/desk-data.ts'
import { toldPost } from '../told-post.ts'

/** The post that the address names: from the list, or fetched when the list has not come that far. */
export function useOpenPost(key: string | null, listed: Post[]) {
  const known = listed.find((post) => post.key === key)
  const { data, error, refetch } = useQuery({
    ...asks(addressOf('GET /api/blogs/post/key/{key}', { params: { key: key ?? '' } })),
    enabled: key !== null && !known,
  })
  const post = known ?? (data?.post && toldPost(data.post))
  return { post, error: known ? null : error, load: refetch }
}
