import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { GuidePanel } from '../guide/guide-panel.tsx'
import { Guarded } from '../session/guarded.tsx'
import { HeldBack } from './held-back.tsx'
import { OverviewScreen } from './overview-screen.tsx'
import { SiteLinks } from './site-links.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Overview')

export default function OverviewPage() {
  const t = useText()
  return (
    <Guarded>
      <div className="desk-head">
        <h1>{t('desk.overview.heading')}</h1>
      </div>
      <SiteLinks />
      <HeldBack />
      <GuidePanel />
      <OverviewScreen />
    </Guarded>
  )
}
