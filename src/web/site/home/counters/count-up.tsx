import { useEffect, useRef } from 'react'
import type { Counter } from '../../../../content/counters.ts'
import { useText } from '../../../i18n.tsx'
import { countUp } from './counting.ts'
import { formatFigure } from './format-figure.ts'

type CountUpProps = { to: Counter['value']; shownAs: Counter['shownAs'] }

/** HOME-4: the final figure is in the page; every time it comes into view it is counted to again. */
export function CountUp({ to, shownAs }: CountUpProps) {
  const t = useText()
  const figure = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const box = figure.current
    if (!box || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let stop = () => {}
    const watch = new IntersectionObserver(([entry]) => {
      stop()
      box.style.minWidth = ''
      box.textContent = formatFigure(to, shownAs, t)
      if (!entry?.isIntersecting) return
      box.style.minWidth = `${box.offsetWidth}px`
      stop = countUp(to, (value) => (box.textContent = formatFigure(value, shownAs, t)))
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
      <span className="visually-hidden">
        {formatFigure(to, shownAs, t) + t('home.counters.plus')}
      </span>
    </>
  )
}
