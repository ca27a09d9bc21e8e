import { useText } from '../../../i18n.tsx'
import { drawShape } from '../../../ui/shape.ts'
import type { BrandView } from '../frame-data.ts'
import { SiteLink } from '../site-link.tsx'
import './brand.css'

export function Brand({ name, logo, says }: BrandView) {
  const t = useText()
  return (
    <SiteLink className="brand" to="/" aria-label={t('nav.home', { name })}>
      {logo && drawShape(logo)}
      {says}
    </SiteLink>
  )
}
