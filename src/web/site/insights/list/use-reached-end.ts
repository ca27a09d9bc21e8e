import { useEffect, useEffectEvent, useState } from 'react'

/** A sliver at the lower edge of the window is not seen yet. */
const edge = '0px 0px -25%'

type Awaited = { isAwaited: boolean; isRestored: boolean }

/**
 * Calls once the last element of a list is on the screen or has been jumped over, as long as
 * somebody waits for it. Who has gone to the foot of the page is left in peace there, and so is
 * who comes back (`isRestored`) to it.
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
        const isLeft = foot.contains(document.activeElement) || (isRestored && isFirstLook)
        isFirstLook = false
        if (seen.get(foot) ? !isLeft : seen.get(last)) onReached()
      },
      { rootMargin: edge },
    )
    observer.observe(last)
    observer.observe(foot)
    return () => observer.disconnect()
  }, [last, isAwaited, isRestored])

  return setLast
}
