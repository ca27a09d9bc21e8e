import { useText } from '../../i18n.tsx'
import type { PageHead } from '../page-head.ts'
import { SiteLink } from './site-link.tsx'
import './breadcrumbs.css'

/** The way from Home to this page; `of` is `head.crumbs` of the loader's data. */
export function Breadcrumbs({ of: crumbs }: { of: PageHead['crumbs'] }) {
  const t = useText()
  const last = crumbs.length - 1
  return (
    <nav className="crumbs" aria-label={t('crumbs')}>
      <ol className="fact">
        {crumbs.map(({ label, path }, index) => (
          <li key={label}>
            {path && index < last ? (
              <SiteLink to={path}>{label}</SiteLink>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
