import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { reducedMotion } from './reduced-motion.ts'

/** The longest that a slide takes to leave and the next one to come, in milliseconds. */
const longestTurn = 1300

/** A turn under way. A slide left by a button is shown over the next one until it has gone. */
type Turn = { by: 'button'; from: number } | { by: 'hand'; from?: undefined }

/** Which slide is in view, and a way to another one. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0)
  const [turned, setTurned] = useState<Turn>()
  const clock = useRef<Animation>(undefined)
  const aim = useRef(0)

  function show(next: number, turn: Turn) {
    aim.current = next
    setCurrent(next)
    const row = track.current
    if (!row || reducedMotion()) return
    setTurned(turn)
    clock.current?.cancel()
    clock.current = row.animate([], longestTurn)
    clock.current.onfinish = () => setTurned(undefined)
  }

  /** Of where the row stands now: what was seen may be a slide that was turned away since. */
  const onSeen = useEffectEvent((row: HTMLElement) => {
    const place = Math.round(row.scrollLeft / row.clientWidth)
    if (place !== aim.current) show(place, { by: 'hand' })
  })

  useEffect(() => {
    const row = track.current
    if (!row) return
    const watch = new IntersectionObserver(() => onSeen(row), { root: row, threshold: 0.6 })
    for (const slide of row.children) watch.observe(slide)
    return () => watch.disconnect()
  }, [track])

  function turn(step: 1 | -1) {
    const from = aim.current
    const next = (from + step + count) % count
    show(next, { by: 'button', from })
    const row = track.current
    row?.scrollTo({ left: next * row.clientWidth, behavior: 'instant' })
  }

  return { current, turned, turn }
}
