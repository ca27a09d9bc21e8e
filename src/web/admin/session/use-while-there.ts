import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

const everyMs = 60_000
/** Each question counts as use of the session, which must end at a desk that was left. */
const longestRestMs = 600_000
const touches = ['pointerdown', 'keydown', 'wheel'] as const

/** Asks on arrival, with each screen, and every minute while somebody is there. */
export function useWhileThere(of: string | undefined, ask: () => void) {
  const { pathname } = useLocation()
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (of === undefined) return
    askNow()
    let lastTouch = Date.now()
    const touch = () => (lastTouch = Date.now())
    for (const kind of touches) addEventListener(kind, touch)
    const timer = setInterval(() => {
      const isLeft = document.hidden || Date.now() - lastTouch > longestRestMs
      if (!isLeft) askNow()
    }, everyMs)
    return () => {
      clearInterval(timer)
      for (const kind of touches) removeEventListener(kind, touch)
    }
  }, [of, pathname])
}
