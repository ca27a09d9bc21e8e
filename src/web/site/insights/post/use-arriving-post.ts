import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { cachedPost, cachePost, watchCache } from '../blog-cache.ts'
import type { BlogPost } from '../blog-post.ts'
import { BlogProblem } from '../blog-problem.ts'
import { fetchBlogPost } from '../fetch-blog-post.ts'
import { isNewer } from '../is-newer.ts'
import type { ArticleView } from '../list/insights-view.ts'
import { isWhole, sentPost, wholeOf } from '../sent-post.ts'
import { wordsOnPage } from '../html/words-on-page.ts'

/** `isNews`: it came into the cache while the page was there, and may be later than what the server gave. */
type Arriving = {
  post?: BlogPost | undefined
  isNews?: boolean
  problem?: BlogProblem['reason'] | undefined
}

/**
 * INS-5: a post from the navigation state or the local cache, else by its key, else by its title.
 * One that the server has sent with its page is not awaited, and is kept for the next visit.
 */
export function useArrivingPost(
  slug: string,
  api: string,
  given: ArticleView | undefined,
  unread?: BlogProblem['reason'],
) {
  const { state } = useLocation()
  const { key, blog } = sentPost(state)
  const isAwaited = given === undefined
  const [attempt, setAttempt] = useState(0)
  const [arriving, setArriving] = useState<Arriving>(() => ({
    post: isAwaited && !unread ? wholeOf(blog, cachedPost({ key, slug })) : undefined,
    problem: unread,
  }))
  const isHere = !isAwaited || arriving.post !== undefined

  useEffect(() => {
    if (isHere) return
    const controller = new AbortController()
    fetchBlogPost(api, { key, slug }, controller.signal).then(
      (post) => setArriving(isWhole(post) ? { post } : { problem: 'missing' }),
      (error) => {
        if (controller.signal.aborted) return
        setArriving({ problem: error instanceof BlogProblem ? error.reason : 'missing' })
      },
    )
    return () => controller.abort()
  }, [isHere, api, key, slug, attempt])

  useEffect(() => {
    // News are in the cache, where others may have come meanwhile.
    if (!arriving.isNews && isWhole(arriving.post)) cachePost(arriving.post)
  }, [arriving])

  useEffect(() => {
    const content = given && (given.html ?? wordsOnPage(given.post.key))
    if (content !== undefined) cachePost({ ...given!.post, content })
  }, [given])

  useEffect(
    () =>
      watchCache(() => {
        const kept = cachedPost({ key, slug })
        if (!isWhole(kept)) return
        setArriving((now) => {
          const shown = (now.isNews || !given ? now.post : undefined) ?? given?.post
          return !shown || isNewer(kept, shown) ? { post: kept, isNews: true } : now
        })
      }),
    [key, slug, given],
  )

  function tryAgain() {
    setArriving({})
    setAttempt(attempt + 1)
  }

  return { ...arriving, known: arriving.post ?? blog, tryAgain }
}
