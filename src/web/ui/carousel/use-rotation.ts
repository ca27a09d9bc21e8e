import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { reducedMotion } from './reduced-motion.ts'

const interval = 7000

/** The first slide has stood for a while when React comes. Whoever holds it, or turns, gets a whole interval. */
function firstInterval() {
  const left = interval - performance.now()
  return left > 0 ? Math.max(left, 2000) : interval
}

/** Turns on by itself, but not under a pointer, a focus, a hidden tab, or out of view. */
export function useRotation(
  root: RefObject<HTMLElement | null>,
  turn: () => void,
  current: number,
) {
  const [wanted, setWanted] = useState(true)
  const [held, setHeld] = useState(true)
  const [inView, setInView] = useState(false)
  const isFirst = useRef(true)
  const onTurn = useEffectEvent(turn)
  const moving = wanted && inView
  const turning = moving && !held

  useEffect(() => {
    if (reducedMotion()) setWanted(false)
    const box = root.current
    if (!box) return
    const settle = () => {
      const isHeld = document.hidden || box.matches(':hover') || box.matches(':focus-within')
      if (isHeld) isFirst.current = false
      setHeld(isHeld)
    }
    const watch = new IntersectionObserver(([entry]) => {
      setInView(entry?.isIntersecting ?? false)
      settle()
    })
    watch.observe(box)
    const signs = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const
    const settleSoon = () => setTimeout(settle)
    for (const sign of signs) box.addEventListener(sign, settleSoon)
    document.addEventListener('visibilitychange', settle)
    return () => {
      watch.disconnect()
      for (const sign of signs) box.removeEventListener(sign, settleSoon)
      document.removeEventListener('visibilitychange', settle)
    }
  }, [root])

  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(() => onTurn(), isFirst.current ? firstInterval() : interval)
    isFirst.current = false
    return () => clearTimeout(timer)
  }, [turning, current])

  return { wanted, moving, turning, setWanted }
}
