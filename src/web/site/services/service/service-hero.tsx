import { Link } from 'react-router'
import { useText } from '../../../i18n.tsx'
import type { Crumb } from '../../../directory/page-entry.ts'
import { Arrow } from '../../../ui/arrow/arrow.tsx'
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx'
import { scrollSmoothlyOnce } from '../../frame/scroll-smoothly-once.ts'
import { SectionLink } from '../../frame/header/section-link.tsx'
import { ServiceDrawing } from './service-drawing.tsx'
import type { ServiceView } from '../service-view.ts'
import '../../../ui/button/button.css'
import './service-hero.css'

export function ServiceHero({ service, crumbs }: { service: ServiceView; crumbs: Crumb[] }) {
  const t = useText()
  return (
    <header className="service-hero">
      <div className="frame ruled">
        <Breadcrumbs of={crumbs} />
        <h1>{service.title}</h1>
        <div className="grid service-intro">
          <div className="service-say">
            <p className="lead">{service.lead}</p>
            <p className="service-actions">
              <SectionLink className="button" section="contact">
                {t('service.talk')} <Arrow />
              </SectionLink>
              {service.plan && (
                <Link className="button button-outline" to="#plan" onClick={scrollSmoothlyOnce}>
                  {t(`service.see.${service.plan.unit}`)}
                </Link>
              )}
            </p>
          </div>
          {service.drawing && (
            <div className="service-picture">
              <ServiceDrawing of={service.drawing} callouts />
            </div>
          )}
          {service.facts.length > 0 && (
            <dl className="service-facts">
              {service.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt className="fact">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </header>
  )
}
