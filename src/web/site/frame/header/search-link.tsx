import { useText } from '../../../i18n.tsx'
import { SiteLink } from '../site-link.tsx'
import './search-link.css'

export function SearchLink() {
  const t = useText()
  return (
    <SiteLink className="search-link" to="/search" aria-keyshortcuts="Control+K Meta+K">
      <span>{t('search.open')}</span>
    </SiteLink>
  )
}
