import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { SiteScreen } from './site-screen.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Site')

export default function SitePage() {
  const t = useText()
  return (
    <Guarded needs="content">
      <div className="desk-head">
        <h1>{t('desk.site.heading')}</h1>
      </div>
      <p className="lead quiet">{t('desk.site.lead')}</p>
      <SiteScreen />
    </Guarded>
  )
}
