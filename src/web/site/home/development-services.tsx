import { Arrow } from '../../ui/arrow/arrow.tsx'
import { Drawing } from '../../ui/drawing/drawing.tsx'
import { SiteLink } from '../frame/site-link.tsx'
import type { HomeData } from './home-data.ts'
import '../../ui/card/card.css'
import './development-services.css'

type DevelopmentServicesProps = { cards: HomeData['services']; copy: HomeData['copy']['services'] }

export function DevelopmentServices({ cards, copy }: DevelopmentServicesProps) {
  return (
    <section className="section">
      <div className="frame ruled">
        <div className="grid services-head">
          <h2 className="head">{copy.heading}</h2>
          {copy.lead && (
            <p className="lead">
              {copy.word && <b lang={copy.wordLanguage}>{copy.word}</b>} {copy.lead}
            </p>
          )}
        </div>
        <ul className="service-cards">
          {cards.map((card) => (
            <li key={card.title} className="card service-card">
              {card.drawing && <Drawing of={card.drawing} alt={card.drawing.alt} />}
              <h3 className="subhead">
                <SiteLink to={card.path}>{card.title}</SiteLink>
              </h3>
              <p className="quiet">{card.text}</p>
              <span className="fact">
                {card.length} <Arrow />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
