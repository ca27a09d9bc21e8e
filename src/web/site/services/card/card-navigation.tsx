import { useText } from '../../../i18n.tsx'
import { Arrow } from '../../../ui/arrow/arrow.tsx'
import { SectionLink } from '../../frame/header/section-link.tsx'
import { SiteLink } from '../../frame/site-link.tsx'
import type { CardView } from '../service-view.ts'
import '../../../ui/button/button.css'
import './card-navigation.css'

/** The cards beside this one, the service they belong to, and a person. */
export function CardNavigation({ card }: { card: CardView }) {
  const t = useText()
  const { previous, next, service, siblings } = card
  return (
    <nav className="section" aria-label={t('service.ways')}>
      <div className="frame ruled">
        <ul className="card-navigation">
          {siblings.length > 1 && (
            <>
              <li>
                <SiteLink to={previous.path}>
                  <span className="fact">{t('service.previous')}</span> {previous.title}
                  <Arrow to="left" />
                </SiteLink>
              </li>
              <li>
                <SiteLink to={next.path}>
                  <span className="fact">{t('service.next')}</span> {next.title}
                  <Arrow />
                </SiteLink>
              </li>
            </>
          )}
          <li>
            <SiteLink to={service.path}>
              <span className="fact">{t('service.back')}</span> {service.title}
              <Arrow to="up" />
            </SiteLink>
          </li>
          <li className="card-talk">
            <SectionLink section="contact">
              <span className="fact">{t('service.ask')}</span> {t('service.talk')}
              <Arrow />
            </SectionLink>
          </li>
        </ul>
      </div>
    </nav>
  )
}
