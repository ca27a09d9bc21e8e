import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'react-router'
import type { Post } from '../../../features/posts/post-schema.ts'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Confirm } from '../frame/confirm.tsx'
import { changeItems } from '../session/paged-items.ts'
import { Trouble } from '../frame/trouble.tsx'
import { callRoute } from '../session/call-route.ts'
import { BlogCard } from './blog-manage-card.tsx'
import { CategoryChips } from './edit/category-chips.tsx'
import { EditBlog } from './edit/edit-blog.tsx'
import { ReadMore } from './read-more.tsx'
import { useCategories } from './edit/use-categories.ts'
import { useOpenPost } from './edit/use-open-post.ts'
import { usePosts } from './use-posts.ts'
import { WhenSeen } from './when-seen.tsx'
import './manage-blogs.css'

type Asked = { post: Post } | { category: string }

/** The category and the post being edited stand in the address, so that one comes back to them. */
export function ManageBlogs() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const category = search.get('category') ?? 'All'
  const { categories, isKnown, load: loadCategories } = useCategories()
  const list = usePosts(category)
  const [reading, setReading] = useState<Post>()
  const [asked, setAsked] = useState<Asked>()
  const editing = useOpenPost(search.get('edit'), list.items)
  const data = useQueryClient()
  const reload = () => data.resetQueries({ queryKey: ['list', 'posts'] })

  const go = (to: Record<string, string>) => setSearch(to, { preventScrollReset: true })
  const inCategory: Record<string, string> = category === 'All' ? {} : { category }

  const removePost = useMutation({
    mutationFn: ({ key }: Post) => callRoute('DELETE /api/blogs/post/{key}', { params: { key } }),
    onSuccess: (_, { key }) => {
      changeItems<Post>(data, 'posts', (posts) => posts.filter((post) => post.key !== key))
      toast.success(t('admin.blog.deleted'))
      return loadCategories()
    },
    onError: () => void toast.error(t('admin.blog.deleteFailed')),
  })
  const removeCategory = useMutation({
    mutationFn: (name: string) =>
      callRoute('DELETE /api/blogs/categories/{category}', { params: { category: name } }),
    onSuccess: async (_, name) => {
      toast.success(t('admin.blog.categoryDeleted'))
      await loadCategories()
      if (name === category) go({})
      else await reload()
    },
    onError: () => void toast(t('admin.blog.categoryFailed'), { icon: 'cross' }),
  })

  // They take their lines before the posts do, which would be pushed down else.
  if (!isKnown) return <Waiting label={t('desk.blog.loading')} />
  return (
    <>
      <CategoryChips
        categories={categories}
        chosen={category}
        onChoose={(name) => go(name === 'All' ? {} : { category: name })}
        onDelete={(name) => setAsked({ category: name })}
      />
      <Trouble of={list.error} onRetry={list.retry} />
      <Trouble
        of={removePost.error ?? removeCategory.error}
        onRetry={() => {
          removePost.reset()
          removeCategory.reset()
          void loadCategories()
          void reload()
        }}
      />
      <ul className="blog-manage-cards">
        {list.items.map((post) => (
          <BlogCard
            key={post.key}
            post={post}
            onRead={() => setReading(post)}
            onEdit={() => go({ ...inCategory, edit: post.key })}
            onDelete={() => setAsked({ post })}
          />
        ))}
      </ul>
      {list.isFetching && <Waiting label={t('desk.blog.loading')} />}
      {list.more && !list.isFetching && <WhenSeen key={list.items.length} onSeen={list.more} />}
      {list.isEmpty && !list.isFetching && <EmptyState text={t('admin.blog.none')} />}
      {reading && <ReadMore post={reading} onClose={() => setReading(undefined)} />}
      <Trouble of={editing.error} onRetry={editing.load} />
      {editing.post && isKnown && (
        <EditBlog
          key={editing.post.key}
          post={editing.post}
          categories={categories}
          onSaved={() => void loadCategories()}
          onClose={() => setSearch(inCategory, { replace: true, preventScrollReset: true })}
        />
      )}
      {asked && (
        <Confirm
          question={
            'post' in asked
              ? t('admin.blog.confirmBlog')
              : t('admin.blog.confirmCategory', { category: asked.category })
          }
          yes={t('desk.blog.delete')}
          onYes={() =>
            'post' in asked
              ? removePost.mutateAsync(asked.post)
              : removeCategory.mutateAsync(asked.category)
          }
          onNo={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
