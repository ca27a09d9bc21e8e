import { type RefObject, useEffect, useRef, useState } from 'react'
import { reducedMotion } from './reduced-motion.ts'

/** Which slide is in view, and a way to another one. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0)
  const [live, setLive] = useState(false)
  const fade = useRef<Animation>(undefined)
  const aim = useRef(0)

  useEffect(() => {
    setLive(true)
    const row = track.current
    if (!row) return
    const slides = [...row.children]
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (!seen) return
        aim.current = slides.indexOf(seen.target)
        setCurrent(aim.current)
      },
      { root: row, threshold: 0.6 },
    )
    for (const slide of slides) watch.observe(slide)
    return () => watch.disconnect()
  }, [track])

  async function turn(step: 1 | -1) {
    const row = track.current
    if (!row) return
    const next = (aim.current + step + count) % count
    aim.current = next
    const jump = () => {
      setCurrent(next)
      row.scrollTo({ left: next * row.clientWidth, behavior: 'instant' })
    }
    fade.current?.cancel()
    if (reducedMotion()) return jump()
    const leaving = row.animate({ opacity: [1, 0] }, { duration: 160, fill: 'forwards' })
    fade.current = leaving
    try {
      await leaving.finished
    } catch {
      return
    }
    jump()
    fade.current = row.animate({ opacity: [0, 1] }, { duration: 340, easing: 'ease-out' })
    // It would hold its last frame for good, and show again when the other one ends.
    leaving.cancel()
  }

  return { current, live, turn }
}
