import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'react-router'
import type { Post } from '../../../features/posts/post-schema.ts'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Confirm } from '../frame/confirm.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { deskCall, sentenceOf } from '../session/desk-call.ts'
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
  const [refused, setRefused] = useState<string>()
  const editing = useOpenPost(search.get('edit'), list.posts)

  const go = (to: Record<string, string>) => setSearch(to, { preventScrollReset: true })
  const inCategory: Record<string, string> = category === 'All' ? {} : { category }

  async function removePost({ key }: Post) {
    try {
      await deskCall(`/api/blogs/post/${key}`, { method: 'DELETE' })
      list.drop(key)
      toast.success(t('admin.blog.deleted'))
      await loadCategories()
    } catch (error) {
      toast.error(t('admin.blog.deleteFailed'))
      setRefused(sentenceOf(error))
    }
  }

  async function removeCategory(name: string) {
    try {
      const path = `/api/blogs/categories/${encodeURIComponent(name)}`
      await deskCall(path, { method: 'DELETE' })
      toast.success(t('admin.blog.categoryDeleted'))
      await loadCategories()
      if (name === category) go({})
      else await list.reload()
    } catch (error) {
      toast(t('admin.blog.categoryFailed'), { icon: 'cross' })
      setRefused(sentenceOf(error))
    }
  }

  return (
    <>
      <CategoryChips
        categories={categories}
        chosen={category}
        onChoose={(name) => go(name === 'All' ? {} : { category: name })}
        onDelete={(name) => setAsked({ category: name })}
      />
      <Trouble of={list.trouble && new Error(list.trouble)} onRetry={list.retry} />
      <Trouble
        of={refused && new Error(refused)}
        onRetry={() => {
          setRefused(undefined)
          void loadCategories()
          void list.reload()
        }}
      />
      <ul className="blog-manage-cards">
        {list.posts.map((post) => (
          <BlogCard
            key={post.key}
            post={post}
            onRead={() => setReading(post)}
            onEdit={() => go({ ...inCategory, edit: post.key })}
            onDelete={() => setAsked({ post })}
          />
        ))}
      </ul>
      {list.state === 'loading' && <Waiting label={t('desk.blog.loading')} />}
      {list.state === 'more' && <WhenSeen key={list.posts.length} onSeen={list.loadMore} />}
      {list.state === 'all' && list.posts.length === 0 && (
        <EmptyState text={t('admin.blog.none')} />
      )}
      {reading && <ReadMore post={reading} onClose={() => setReading(undefined)} />}
      {editing.trouble && <Trouble of={new Error(editing.trouble)} onRetry={editing.load} />}
      {editing.post && isKnown && (
        <EditBlog
          key={editing.post.key}
          post={editing.post}
          categories={categories}
          onSaved={(saved) => {
            list.update(saved)
            void loadCategories()
          }}
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
          onYes={() => ('post' in asked ? removePost(asked.post) : removeCategory(asked.category))}
          onNo={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
