import { useEffect, useRef } from 'react'
import type { Counter } from '../../../content/counters.ts'
import { countUp } from './counting.ts'
import { shown } from './shown-figure.ts'

type CountUpProps = { to: Counter['value']; shownAs: Counter['shownAs'] }

/** HOME-4: the final figure is in the page; every time it comes into view it is counted to again. */
export function CountUp({ to, shownAs }: CountUpProps) {
  const figure = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const box = figure.current
    if (!box || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let stop = () => {}
    const watch = new IntersectionObserver(([entry]) => {
      stop()
      box.style.minWidth = ''
      box.textContent = shown(to, shownAs)
      if (!entry?.isIntersecting) return
      box.style.minWidth = `${box.offsetWidth}px`
      stop = countUp(to, (value) => (box.textContent = shown(value, shownAs)))
    })
    watch.observe(box)
    return () => {
      stop()
      watch.disconnect()
    }
  }, [to, shownAs])

  return (
    <>
      <span aria-hidden="true">
        <span ref={figure} className="counter-live">
          {shown(to, shownAs)}
        </span>
        <span className="counter-plus">+</span>
      </span>
      <span className="visually-hidden">{shown(to, shownAs)}+</span>
    </>
  )
}
