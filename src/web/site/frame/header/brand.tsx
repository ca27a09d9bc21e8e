import { useText } from '../../../i18n.tsx'
import { Logo, type LogoView } from '../../../ui/logo.tsx'
import { SiteLink } from '../site-link.tsx'
import './brand.css'

type BrandProps = { name: string; logo?: LogoView | undefined; isNamed?: boolean | undefined }

export function Brand({ name, logo, isNamed }: BrandProps) {
  const t = useText()
  return (
    <SiteLink className="brand" to="/" aria-label={t('nav.home', { name })}>
      {logo && <Logo className="brand-mark" logo={logo} />}
      {!isNamed && name}
    </SiteLink>
  )
}
