import { type TouchEvent, useRef } from 'react'

const farEnough = 48

/** A finger to the left shows what comes next; a finger that rather moves up or down scrolls. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const first = touches.item(0)
      start.current =
        touches.length === 1 && first ? { x: first.clientX, y: first.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const last = changedTouches.item(0)
      if (!start.current || !last) return
      const [x, y] = [last.clientX - start.current.x, last.clientY - start.current.y]
      if (Math.abs(x) >= farEnough && Math.abs(x) > 1.5 * Math.abs(y)) step(x < 0 ? 1 : -1)
      start.current = undefined
    },
  }
}
