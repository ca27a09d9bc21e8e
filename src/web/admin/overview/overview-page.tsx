import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { deskMeta } from '../desk-meta.ts'
import { GuidePanel } from '../guide/guide-panel.tsx'
import { useGuide } from '../guide/use-guide.ts'
import { Guarded } from '../session/guarded.tsx'
import { HeldBack, usePublications } from './held-back.tsx'
import { OverviewScreen, useOverview } from './overview-screen.tsx'
import { SiteLinks } from './site-links.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Overview')

export default function OverviewPage() {
  const t = useText()
  return (
    <Guarded>
      <div className="desk-head">
        <h1>{t('desk.overview.heading')}</h1>
      </div>
      <p className="lead quiet">{t('desk.overview.about')}</p>
      <SiteLinks />
      <Parts />
    </Guarded>
  )
}

/** They appear together: what comes later above would push down what is being read. */
function Parts() {
  const t = useText()
  const asked = [usePublications(), useGuide(), useOverview()]
  if (asked.some(({ isLoading }) => isLoading))
    return <Waiting label={t('desk.overview.loading')} />
  return (
    <>
      <HeldBack />
      <GuidePanel />
      <OverviewScreen />
    </>
  )
}
