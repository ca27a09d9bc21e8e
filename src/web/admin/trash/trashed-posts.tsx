import type {
  TrashedCategory,
  TrashedPost,
} from '../../../features/posts/write/list-trashed-posts.ts'
import { useText } from '../../i18n.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { useLoaded } from '../frame/use-loaded.ts'
import { TrashList } from './trash-list.tsx'

type Loaded = { posts: TrashedPost[]; categories: TrashedCategory[] }

export function TrashedPosts() {
  const t = useText()
  const { loaded, trouble, load } = useLoaded<Loaded>('/api/trash/posts')
  const posts = loaded?.posts.map(({ key, title, category, deletedAt }) => ({
    id: key,
    name: title,
    note: category,
    deletedAt,
    path: `/api/trash/posts/${key}/restore`,
  }))
  const categories = loaded?.categories.map(({ category, posts: count, deletedAt }) => ({
    id: category,
    name: category,
    note: t('desk.trash.withPosts', { count }),
    deletedAt,
    path: '/api/trash/categories/restore',
    body: { category },
  }))
  return (
    <>
      <Trouble text={trouble} onRetry={load} />
      <TrashList title={t('desk.trash.categories')} items={categories} onRestored={load} />
      <TrashList title={t('desk.trash.posts')} items={posts} onRestored={load} />
    </>
  )
}
