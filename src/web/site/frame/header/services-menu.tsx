import { useText } from '../../../i18n.tsx'
import { Drawing, type DrawingFile } from '../../../ui/drawing/drawing.tsx'
import { Flyout } from '../../../ui/flyout/flyout.tsx'
import type { MenuSection } from '../frame-data.ts'
import { SiteLink } from '../site-link.tsx'
import './services-menu.css'

export function ServicesMenu({
  sections,
  drawing,
}: {
  sections: MenuSection[]
  drawing: DrawingFile
}) {
  const t = useText()
  return (
    <Flyout id="services-menu" button={t('nav.services')} panelClass="services-panel">
      <div className="frame ruled services-columns">
        <div className="grid">
          <div className="services-note">
            <p>{t('nav.servicesNote')}</p>
            <Drawing of={drawing} />
          </div>
          {sections.map(({ id, label, links }) => (
            <div key={id}>
              <h2 className="services-group" id={`services-${id}`}>
                {label} <span className="fact">{links.length}</span>
              </h2>
              <ul aria-labelledby={`services-${id}`}>
                {links.map((link) => (
                  <li key={link.path}>
                    <SiteLink to={link.path}>{link.label}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Flyout>
  )
}
