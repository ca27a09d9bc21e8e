import { useText } from '../../../i18n.tsx'
import { SiteLink } from '../../frame/site-link.tsx'
import type { ServiceView } from '../service-view.ts'
import './service-related.css'

export function ServiceRelated({ service: { related } }: { service: ServiceView }) {
  const t = useText()
  if (related.length === 0) return null
  return (
    <nav className="section" aria-labelledby="related-heading">
      <div className="frame ruled service-related">
        <h2 id="related-heading" className="subhead">
          {t('service.related')}
        </h2>
        <ul>
          {related.map(({ path, title, group }) => (
            <li key={path}>
              <SiteLink to={path}>
                <span className="fact">{group}</span> {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
