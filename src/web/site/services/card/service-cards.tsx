import { Arrow } from '../../../ui/arrow/arrow.tsx'
import { SiteLink } from '../../frame/site-link.tsx'
import '../../../ui/card/card.css'
import './service-cards.css'

type Card = { path?: string | undefined; title: string; summary: string }

export function ServiceCards({ heading, cards }: { heading: string; cards: Card[] }) {
  if (cards.length === 0) return null
  return (
    <section className="section">
      <div className="frame ruled service-parts">
        <h2 className="head">{heading}</h2>
        <ul>
          {cards.map(({ path, title, summary }) => (
            <li key={path ?? title} className={path ? 'card service-part' : 'service-part'}>
              <h3 className="subhead">{path ? <SiteLink to={path}>{title}</SiteLink> : title}</h3>
              <p>{summary}</p>
              {path && <Arrow />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
