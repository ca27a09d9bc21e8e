import { useEffect, useEffectEvent, useState } from 'react'

/** A sliver at the lower edge of the window is not seen yet. */
const edge = '0px 0px -25%'

type Awaited = { isAwaited: boolean; isRestored: boolean }

/**
 * Calls once the last element of a list is on the screen or has been jumped over, as long as
 * somebody waits for it. Who has gone to the foot of the page is left in peace there, and so is
 * who comes back (`isRestored`) to a place below the list.
 */
export function useReachedEnd<Last extends HTMLElement>(
  { isAwaited, isRestored }: Awaited,
  reached: () => void,
) {
  const [last, setLast] = useState<Last | null>(null)
  const onReached = useEffectEvent(reached)

  useEffect(() => {
    const foot = document.querySelector('footer')
    if (!last || !foot || !isAwaited) return
    const seen = new Map<Element, boolean>()
    let isFirstLook = true
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting)
        const isAtFoot = seen.get(foot) && foot.contains(document.activeElement)
        const isPassed = seen.get(foot) && !(isRestored && isFirstLook)
        isFirstLook = false
        if (!isAtFoot && (seen.get(last) || isPassed)) onReached()
      },
      { rootMargin: edge },
    )
    observer.observe(last)
    observer.observe(foot)
    return () => observer.disconnect()
  }, [last, isAwaited, isRestored])

  return setLast
}
