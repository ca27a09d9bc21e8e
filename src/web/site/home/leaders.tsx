import { useText } from '../../i18n.tsx'
import { Drawing } from '../../ui/drawing/drawing.tsx'
import type { HomeData } from './home-data.ts'
import './leaders.css'

type LeadersProps = { leaders: HomeData['leaders']; copy: HomeData['copy']['leaders'] }

export function Leaders({ leaders, copy }: LeadersProps) {
  const t = useText()
  return (
    <section className="section" aria-label={t('home.leaders')}>
      <div className="frame ruled leaders-layout">
        <h2 className="head">{copy.heading}</h2>
        <ul className="leaders">
          {leaders.map((leader) => (
            <li key={leader.name} className="leader">
              <Drawing of={leader.img} alt={t('home.portrait', { name: leader.name })} />
              <h3 className="subhead">{leader.name}</h3>
              <p className="fact">{leader.role}</p>
              <p className="leader-text">{leader.text}</p>
            </li>
          ))}
        </ul>
        <p className="lead">{copy.lead}</p>
      </div>
    </section>
  )
}
