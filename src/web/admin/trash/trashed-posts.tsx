import { useQuery } from '@tanstack/react-query'
import type {
  TrashedCategory,
  TrashedPost,
} from '../../../features/posts/write/list-trashed-posts.ts'
import { useText } from '../../i18n.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { TrashList } from './trash-list.tsx'

type Loaded = { posts: TrashedPost[]; categories: TrashedCategory[] }

export function TrashedPosts() {
  const t = useText()
  const { data, error, refetch } = useQuery<Loaded>({ queryKey: ['/api/trash/posts'] })
  const posts = data?.posts.map(({ key, title, category, deletedAt }) => ({
    id: key,
    name: title,
    note: category,
    deletedAt,
    path: `/api/trash/posts/${key}/restore`,
  }))
  const categories = data?.categories.map(({ category, posts: count, deletedAt }) => ({
    id: category,
    name: category,
    note: t('desk.trash.withPosts', { count }),
    deletedAt,
    path: '/api/trash/categories/restore',
    body: { category },
  }))
  return (
    <>
      <Trouble of={error} onRetry={refetch} />
      <TrashList title={t('desk.trash.categories')} items={categories} onRestored={refetch} />
      <TrashList title={t('desk.trash.posts')} items={posts} onRestored={refetch} />
    </>
  )
}
