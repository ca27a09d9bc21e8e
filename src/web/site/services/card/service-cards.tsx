import { Arrow } from '../../../ui/arrow/arrow.tsx'
import { SiteLink } from '../../frame/site-link.tsx'
import type { ServiceView } from '../service-view.ts'
import '../../../ui/card/card.css'
import './service-cards.css'

export function ServiceCards({ service: { cards, cardsHeading } }: { service: ServiceView }) {
  if (cards.length === 0) return null
  return (
    <section className="section">
      <div className="frame ruled service-parts">
        <h2 className="head">{cardsHeading}</h2>
        <ul>
          {cards.map(({ path, title, summary }) => (
            <li key={path} className="card service-part">
              <h3 className="subhead">
                <SiteLink to={path}>{title}</SiteLink>
              </h3>
              <p>{summary}</p>
              <Arrow />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
