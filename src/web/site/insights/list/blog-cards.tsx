import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '../../../i18n.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { BlogCard } from './blog-card.tsx'
import { goesOn } from './blog-list.ts'
import { insightsPath } from './category-buttons.tsx'
import { pageSize } from './fetch-blogs.ts'
import type { InsightsView } from './insights-view.ts'
import { ListStrip } from './list-strip.tsx'
import { useApi } from '../use-api.ts'
import { useBlogList } from './use-blog-list.ts'
import { useReachedEnd } from './use-reached-end.ts'
import '../../../ui/spinner/spinner.css'

export function BlogCards({ view }: { view: InsightsView }) {
  const t = useText()
  const { list, isRestored, loadMore, callOff } = useBlogList(view, useApi())
  const { posts, hasMore, state, category } = list
  const cards = useRef<HTMLUListElement>(null)
  const asked = useRef<number>(null)
  const last = useReachedEnd<HTMLLIElement>(
    { isAwaited: goesOn(list), isRestored },
    () => void loadMore(),
  )

  useLayoutEffect(() => {
    if (state === 'loading') showFromFirstWaiting(cards.current)
  }, [state])

  useEffect(() => {
    if (asked.current === null || state !== 'ready') return
    const fresh = cards.current?.children[asked.current]
    fresh?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
    asked.current = null
  }, [state])

  function ask(event: MouseEvent) {
    event.preventDefault()
    asked.current = posts.length
    void loadMore()
  }

  const waiting = state === 'loading' ? pageSize : 0
  return (
    <>
      {posts.length + waiting > 0 && (
        <ListStrip count={posts.length} isLoading={state === 'loading'} onLeave={callOff} />
      )}
      <ul className="blog-cards" ref={cards} aria-busy={state === 'loading'}>
        {posts.map((post, place) => (
          <BlogCard
            key={post.key}
            post={post}
            place={place}
            isWhole={category !== '' && !post.isCard}
            ref={place === posts.length - 1 ? last : undefined}
          />
        ))}
        {Array.from({ length: waiting }, (_, place) => (
          <li
            className="blog-card blog-card-waiting skeleton"
            key={`${posts.length + place} is awaited`}
            aria-hidden="true"
          />
        ))}
      </ul>
      {state === 'ready' && !hasMore && posts.length === 0 && (
        <EmptyState text={t('insights.empty')} />
      )}
      {state === 'failed' && (
        <Notice tone="error" text={t('insights.error', { message: t('insights.problem.list') })}>
          <button className="button button-small" type="button" onClick={ask}>
            {t('insights.again')}
          </button>
        </Notice>
      )}
      {hasMore && state !== 'failed' && (posts.length > 0 || list.nextContinuationToken) && (
        <p className="blog-more">
          <a
            className="button button-outline"
            href={insightsPath(category, list.nextContinuationToken)}
            aria-disabled={state === 'loading' || undefined}
            onClick={ask}
          >
            {t('insights.loadMore')}
          </a>
        </p>
      )}
    </>
  )
}

/** After a jump past the end of the list (End key, scroll bar), scrolls back to where the list ended. */
function showFromFirstWaiting(cards: HTMLUListElement | null) {
  const first = cards?.querySelector('.blog-card + .blog-card-waiting')
  if (first && first.getBoundingClientRect().top < 0) first.scrollIntoView({ behavior: 'instant' })
}
