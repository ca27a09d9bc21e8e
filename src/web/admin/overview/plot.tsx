import { type ReactNode, useId } from 'react'
import { useText } from '../../i18n.tsx'
import { useWidth } from './use-width.ts'

type PlotProps = {
  heading: string
  note: string
  /** The same in a sentence or two, for who does not see it. */
  desc: string
  height: (width: number) => number
  isWide?: boolean
  table: ReactNode
  draw: (width: number) => ReactNode
}

/** A drawing of figures, and the figures. */
export function Plot({ heading, note, desc, height, isWide, table, draw }: PlotProps) {
  const t = useText()
  const id = useId()
  const [box, width] = useWidth<HTMLDivElement>()
  const tall = height(width)
  return (
    <figure className="plot" data-wide={isWide || undefined}>
      <figcaption>
        <h3>{heading}</h3>
        <span className="fact quiet">{note}</span>
      </figcaption>
      <div ref={box} className="plot-box">
        <svg
          role="img"
          aria-labelledby={`${id}-title ${id}-desc`}
          width="100%"
          height={tall}
          viewBox={`0 0 ${width || 1} ${tall}`}
        >
          <title id={`${id}-title`}>{heading}</title>
          <desc id={`${id}-desc`}>{desc}</desc>
          {width > 0 && draw(width)}
        </svg>
      </div>
      <details className="plot-values">
        <summary>
          {t('desk.overview.values')}
          <span className="visually-hidden">: {heading}</span>
        </summary>
        <div className="table-scroll" tabIndex={0} role="group" aria-label={heading}>
          {table}
        </div>
      </details>
    </figure>
  )
}

/** In the place of a plot that would be empty: what to do so that it is not. */
export function NoPlot({
  heading,
  text,
  children,
}: {
  heading: string
  text: string
  children?: ReactNode
}) {
  return (
    <section className="plot plot-none">
      <h3>{heading}</h3>
      <p className="plot-none-text">{text}</p>
      {children}
    </section>
  )
}
