import { useText } from '../../i18n.tsx'
import { Drawing } from '../../ui/drawing/drawing.tsx'
import { Signature } from '../../ui/signature/signature.tsx'
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
          {leaders.map(({ name, role, text, img, signature }) => (
            <li key={name} className="leader">
              {img && <Drawing of={img} alt={t('home.desk', { thing: img.alt, name })} />}
              {signature && <Signature of={signature} />}
              <h3 className="subhead">{name}</h3>
              <p className="fact">{role}</p>
              <p className="quiet">{text}</p>
            </li>
          ))}
        </ul>
        {copy.lead && <p className="subhead">{copy.lead}</p>}
      </div>
    </section>
  )
}
