import { Drawing } from '../../../ui/drawing/drawing.tsx'
import type { CareersView } from '../careers-view.ts'

type WhyJoinProps = {
  heading: string
  lead: string | undefined
  benefits: CareersView['benefits']
}

/** CAR-2. */
export function WhyJoin({ heading, lead, benefits }: WhyJoinProps) {
  return (
    <section className="section" id="why-join">
      <div className="frame ruled">
        <div className="grid why-join-head">
          <h2 className="head">{heading}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <ul className="benefits">
          {/* The first shows on a phone’s first screen. */}
          {benefits.map(({ id, image, title, text }, place) => (
            <li key={id} className="benefit">
              {image && <Drawing of={image} eager={place === 0} />}
              <h3 className="subhead">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
