import { useText } from '../../../i18n.tsx'
import { SiteLink } from '../site-link.tsx'
import './brand.css'

export function Brand({ name }: { name: string }) {
  const t = useText()
  return (
    <SiteLink className="brand" to="/" aria-label={t('nav.home', { name })}>
      <svg className="brand-mark" viewBox="-1 -22 32 34" aria-hidden="true">
        <path
          fill="var(--at)"
          strokeWidth="1.6"
          className="brand-sheet"
          d="M0 -7L8.5 -21.7L29.3 -9.7L20.8 5Z"
        />
        <path fill="var(--af)" d="M0 -7L20.8 5V11L0 -1Z" />
        <path fill="var(--signal)" d="M20.8 5L29.3 -9.7V-3.7L20.8 11Z" />
      </svg>
      {name}
    </SiteLink>
  )
}
