import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import {
  type BlogList,
  emptyList,
  failedList,
  firstList,
  goesOn,
  isStillEmpty,
  withPage,
} from './blog-list.ts'
import { chosenIn } from './chosen-category.ts'
import { fetchBlogs, pageAddress } from './fetch-blogs.ts'
import type { InsightsView } from './insights-view.ts'

/** The lists of the pages one came from, so that Back finds them as they were. */
const remembered = new Map<string, BlogList>()
const mostRemembered = 20

function remember(key: string, list: BlogList) {
  remembered.delete(key)
  remembered.set(key, list)
  if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value!)
}

/** Whether the browser has come back to a document, and to the place where it was left. */
const isReturn = () => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type !== 'navigate'
}

/** As it is when a page of it that was asked for no longer comes. */
const settled = (list: BlogList): BlogList =>
  list.state === 'loading' && list.posts.length > 0 ? { ...list, state: 'ready' } : list

/** INS-4: the list at this address, as far as it was loaded, and how to load more of it. */
export function useBlogList({ category: given, after, page, isFailed }: InsightsView, api: string) {
  const { key, search, hash } = useLocation()
  const [shown, setShown] = useState(() => ({
    key,
    search,
    list:
      remembered.get(key) ??
      (isFailed ? failedList(given, after || undefined) : firstList(given, page)),
    isRestored: remembered.has(key) || isReturn(),
  }))
  const { list } = shown
  const flight = useRef<AbortController>(null)

  if (shown.key !== key) {
    const query = new URLSearchParams(search)
    // A place on the page is no other list.
    const known =
      remembered.get(key) ?? (hash && search === shown.search ? settled(list) : undefined)
    const empty = emptyList(chosenIn(query), query.get('after') ?? undefined)
    setShown({ key, search, list: known ?? empty, isRestored: known !== undefined })
  }

  const load = useCallback(
    async (list: BlogList) => {
      flight.current?.abort()
      const controller = new AbortController()
      flight.current = controller
      // An answer may come between another list's commit and its effect, which calls this flight off.
      const show = (list: BlogList) =>
        setShown((now) => (now.key === key ? { ...now, list, isRestored: false } : now))
      let waiting: BlogList = { ...list, state: 'loading', inVain: goesOn(list) ? list.inVain : 0 }
      show(waiting)
      try {
        let loaded: BlogList
        do {
          const { category, nextContinuationToken } = waiting
          const address = pageAddress(api, category, nextContinuationToken)
          loaded = withPage(waiting, await fetchBlogs(address, controller.signal))
          waiting = { ...loaded, state: 'loading' }
        } while (isStillEmpty(loaded))
        if (!controller.signal.aborted) show(loaded)
      } catch {
        if (!controller.signal.aborted) show({ ...waiting, state: 'failed' })
      }
    },
    [api, key],
  )

  const begin = useEffectEvent(() => {
    if (list.state === 'loading' && list.posts.length === 0) void load(list)
  })

  useEffect(() => {
    begin()
    return () => flight.current?.abort()
  }, [key])

  useEffect(() => {
    if (shown.list.state === 'ready') remember(shown.key, shown.list)
  }, [shown])

  const loadMore = useCallback(() => load(list), [list, load])
  const callOff = () => {
    flight.current?.abort()
    setShown((now) => ({ ...now, list: settled(now.list) }))
  }
  return { list, isRestored: shown.isRestored, loadMore, callOff }
}
