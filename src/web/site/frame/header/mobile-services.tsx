import { useText } from '../../../i18n.tsx'
import type { MenuSection } from '../frame-data.ts'
import { SiteLink } from '../site-link.tsx'

/** NAV-3: the shared name lets the browser keep one group open at a time. */
export function MobileServices({ sections }: { sections: MenuSection[] }) {
  const t = useText()
  return (
    <details className="mobile-services">
      <summary>{t('nav.services')}</summary>
      {sections.map(({ id, label, count, links }) => (
        <details key={id} className="mobile-group" name="services-group">
          <summary>
            {label} <span className="fact">{count}</span>
          </summary>
          <ul>
            {links.map((link) => (
              <li key={link.path}>
                <SiteLink to={link.path}>{link.label}</SiteLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </details>
  )
}
