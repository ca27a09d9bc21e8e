import { useCallback, useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Post } from '../../../features/posts/post-schema.ts'
import { useText } from '../../i18n.tsx'
import { deskCall, sentenceOf } from '../session/desk-call.ts'

type Page = { posts: Post[]; hasMore: boolean; nextContinuationToken: string | null }

const pageSize = 2

const address = (category: string, token: string | null) => {
  const query = new URLSearchParams({ limit: String(pageSize) })
  if (token) query.set('continuationToken', token)
  const list = category === 'All' ? 'all-posts' : `posts/category/${encodeURIComponent(category)}`
  return `/api/blogs/${list}?${query}`
}

/** The posts of a category, two at a time; another category starts anew and drops what is under way. */
export function usePosts(category: string) {
  const t = useText()
  const [posts, setPosts] = useState<Post[]>([])
  const [next, setNext] = useState<string | null>(null)
  const [state, setState] = useState<'loading' | 'more' | 'all' | 'failed'>('loading')
  const [trouble, setTrouble] = useState<string>()
  const asking = useRef<AbortController>(undefined)

  const load = useCallback(
    async (token: string | null) => {
      asking.current?.abort()
      const mine = new AbortController()
      asking.current = mine
      setState('loading')
      setTrouble(undefined)
      if (!token) setPosts([])
      try {
        const page = await deskCall<Page>(address(category, token), { signal: mine.signal })
        if (mine.signal.aborted) return
        setPosts((known) => {
          const seen = new Set(known.map(({ key }) => key))
          return [...known, ...page.posts.filter(({ key }) => !seen.has(key))]
        })
        setNext(page.nextContinuationToken)
        setState(page.hasMore && page.nextContinuationToken ? 'more' : 'all')
      } catch (error) {
        if (mine.signal.aborted) return
        toast.error(t('admin.blog.loadFailed'))
        setTrouble(sentenceOf(error))
        setState('failed')
      }
    },
    [category, t],
  )
  useEffect(() => {
    void load(null)
    return () => asking.current?.abort()
  }, [load])

  return {
    posts,
    state,
    trouble,
    loadMore: () => load(next),
    reload: () => load(null),
    retry: () => load(posts.length > 0 ? next : null),
    update: (saved: Post) =>
      setPosts((known) => known.map((post) => (post.key === saved.key ? saved : post))),
    drop: (key: string) => setPosts((known) => known.filter((post) => post.key !== key)),
  }
}
