import { useEffect, useEffectEvent, useState } from 'react'

/** A sliver at the lower edge of the window is not seen yet. */
const edge = '0px 0px -25%'

/** Calls once an element is on the screen, as long as somebody waits for it. */
export function useVisible<Element extends HTMLElement>(isAwaited: boolean, seen: () => void) {
  const [element, setElement] = useState<Element | null>(null)
  const onSeen = useEffectEvent(seen)

  useEffect(() => {
    if (!element || !isAwaited) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen()
      },
      { rootMargin: edge },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isAwaited])

  return setElement
}
