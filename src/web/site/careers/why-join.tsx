import { Drawing } from '../../ui/drawing/drawing.tsx'
import type { CareersView } from './careers-view.ts'

type WhyJoinProps = { heading: string; benefits: CareersView['benefits'] }

/** CAR-2. */
export function WhyJoin({ heading, benefits }: WhyJoinProps) {
  return (
    <section className="section" id="why-join">
      <div className="frame ruled">
        <h2 className="head careers-head">{heading}</h2>
        <ul className="benefits">
          {benefits.map(({ id, image, title, description }) => (
            <li key={id} className="benefit">
              <Drawing of={image} />
              <h3 className="subhead">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
