import { useText } from '../../../i18n.tsx'
import type { MenuSection } from '../frame-data.ts'
import { SiteLink } from '../site-link.tsx'

/** Every service, one step from any page; where there is room, it stands open (title-block.css). */
export function ServicesIndex({ sections }: { sections: MenuSection[] }) {
  const t = useText()
  const total = sections.reduce((sum, { count }) => sum + count, 0)
  if (!total) return null
  return (
    <details className="services-index">
      <summary>
        {total === 1 ? t('footer.oneService') : t('footer.allServices', { count: total })}
      </summary>
      <div className="services-index-groups">
        {sections.map(({ id, label, links }) => (
          <div key={id}>
            <h2 className="fact">{label}</h2>
            <ul>
              {links.map(({ path, label: name }) => (
                <li key={path}>
                  <SiteLink to={path}>{name}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  )
}
