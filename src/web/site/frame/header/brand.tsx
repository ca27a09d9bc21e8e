import { useText } from '../../../i18n.tsx'
import { BrandMark } from '../../../ui/brand-mark.tsx'
import { SiteLink } from '../site-link.tsx'
import './brand.css'

export function Brand({ name }: { name: string }) {
  const t = useText()
  return (
    <SiteLink className="brand" to="/" aria-label={t('nav.home', { name })}>
      <BrandMark className="brand-mark" />
      {name}
    </SiteLink>
  )
}
