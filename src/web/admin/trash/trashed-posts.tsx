import { useQuery } from '@tanstack/react-query'
import { useText } from '../../i18n.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf, callRoute } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { TrashList } from './trash-list.tsx'

export function TrashedPosts() {
  const t = useText()
  const { data, error, refetch } = useQuery(asks(addressOf('GET /api/trash/posts')))
  const posts = data?.posts.map(({ key, title, category, deletedAt }) => ({
    id: key,
    name: title || t('desk.write.untitled'),
    note: category,
    deletedAt,
    restore: () => callRoute('POST /api/trash/posts/{id}/restore', { params: { id: key } }),
  }))
  const categories = data?.categories.map(({ category, posts: count, deletedAt }) => ({
    id: category,
    name: category,
    note: t('desk.trash.withPosts', { count }),
    deletedAt,
    restore: () => callRoute('POST /api/trash/categories/restore', { body: { category } }),
  }))
  return (
    <>
      <Trouble of={error} onRetry={refetch} />
      <TrashList title={t('desk.trash.categories')} items={categories} onRestored={refetch} />
      <TrashList title={t('desk.trash.posts')} items={posts} onRestored={refetch} />
    </>
  )
}
