import { Link } from 'react-router'
import { useText } from '../../i18n.tsx'
import { useMe } from '../session/session-state.tsx'

const company = '/admin/edit?page=/contact&document=company/company'
const places = [
  ['home', '/admin/edit?page=/'],
  ['contact', `${company}&field=company/company/contacts.phone`],
  ['all', '/admin/site'],
  ['changes', '/admin/changes'],
] as const

/** One press from the home of the desk to the words of the site. */
export function SiteLinks() {
  const t = useText()
  const { may } = useMe()
  if (!may.includes('content')) return null
  return (
    <nav className="overview-site" aria-label={t('desk.site.overview.heading')}>
      <span className="overview-site-name">{t('desk.site.overview.heading')}</span>
      {places.map(([name, to]) => (
        <Link key={name} className="desk-small" to={to}>
          {t(`desk.site.overview.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
