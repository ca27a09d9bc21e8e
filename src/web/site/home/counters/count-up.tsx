import { useEffect, useRef } from 'react'
import type { HomeData } from '../home-data.ts'
import { useText } from '../../../i18n.tsx'
import { reducedMotion } from '../../../ui/carousel/reduced-motion.ts'
import { countUp } from './counting.ts'
import { formatFigure } from './format-figure.ts'
import { tower } from './tower.ts'

type Counter = HomeData['counters'][number]

type CountUpProps = { to: Counter['value']; shownAs: Counter['shownAs'] }

/** HOME-4: the final figure is in the page; every time it comes into view it is counted to again, and a tower rises with it. */
export function CountUp({ to, shownAs }: CountUpProps) {
  const t = useText()
  const figure = useRef<HTMLSpanElement>(null)
  const solid = useRef<SVGPathElement>(null)

  useEffect(() => {
    const box = figure.current
    if (!box || reducedMotion()) return
    let stop = () => {}
    const watch = new IntersectionObserver(([entry]) => {
      stop()
      box.textContent = formatFigure(to, shownAs, t)
      solid.current?.setAttribute('d', tower(1))
      if (!entry?.isIntersecting) return
      const width = `${box.offsetWidth}px`
      stop = countUp(to, (value) => {
        // Where the window changes its width, letters change their size.
        box.style.minWidth = value === to ? '' : width
        box.textContent = formatFigure(value, shownAs, t)
        solid.current?.setAttribute('d', tower(value, to))
      })
    })
    watch.observe(box)
    return () => {
      stop()
      watch.disconnect()
    }
  }, [to, shownAs, t])

  return (
    <>
      <span aria-hidden="true">
        <span ref={figure} className="counter-live">
          {formatFigure(to, shownAs, t)}
        </span>
        <span className="counter-plus">{t('home.counters.plus')}</span>
      </span>
      <svg className="counter-tower" viewBox="0 0 35 134" aria-hidden="true">
        <path ref={solid} d={tower(1)} />
      </svg>
      <span className="visually-hidden">
        {formatFigure(to, shownAs, t) + t('home.counters.plus')}
      </span>
    </>
  )
}
