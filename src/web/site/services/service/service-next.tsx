import { useText } from '../../../i18n.tsx'
import { Arrow } from '../../../ui/arrow/arrow.tsx'
import { SectionLink } from '../../frame/header/section-link.tsx'
import type { ServiceView } from '../service-view.ts'
import './service-next.css'

export function ServiceNext({ service: { next } }: { service: ServiceView }) {
  const t = useText()
  return (
    <section className="service-next">
      <div className="frame ruled">
        <div className="grid">
          <h2>{next.heading}</h2>
          <div>
            <p>{next.text}</p>
            <SectionLink className="button" section="contact">
              {t('service.talk')} <Arrow />
            </SectionLink>
          </div>
        </div>
      </div>
    </section>
  )
}
